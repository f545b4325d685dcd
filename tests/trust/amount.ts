/** True if everything runs, as in `npm run test:whole -- trust`; otherwise the tests run a fixed sample. */
export const isWhole = process.env.HEARTHBOOK_TRUST === "whole"

/** Returns the number of cases to run: all, or a sample for a run without HEARTHBOOK_TRUST=whole. */
export function amount(given: { whole: number; sample: number }): number {
  return isWhole ? given.whole : given.sample
}

/** Seed of random choices: HEARTHBOOK_SEED if set, else a new one for a whole run and a fixed one for a sample. */
export const seed = process.env.HEARTHBOOK_SEED
  ? Number(process.env.HEARTHBOOK_SEED)
  : isWhole
    ? Date.now() | 0
    : 20_261_123

/** Prints how much a test covered, for example `trust: fuzzing: 20000 requests, seed 7`. */
export function report(part: string, counts: Record<string, number | string>): void {
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  process.stdout.write(`trust: ${part}: ${parts.join(", ")}\n`)
}
