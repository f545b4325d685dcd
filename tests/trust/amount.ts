/** Whether everything is run, as `npm run test:whole -- trust` does; otherwise a sample of it, which is always the same one. */
export const isWhole = process.env.HEARTHBOOK_TRUST === "whole"

/** How many of a thing a run takes: all, or as many as `npm test` has time for. */
export function amount(given: { whole: number; sample: number }): number {
  return isWhole ? given.whole : given.sample
}

/** What chance begins with: of a sample always the same; else the one that HEARTHBOOK_SEED says, or a new one. */
export const seed = process.env.HEARTHBOOK_SEED
  ? Number(process.env.HEARTHBOOK_SEED)
  : isWhole
    ? Date.now() | 0
    : 20_261_123

/** Prints what a part of the proof was made of, so that a run says how much it has seen: `trust: fuzzing: 20000 requests, seed 7`. */
export function tell(part: string, counts: Record<string, number | string>): void {
  const said = Object.entries(counts).map(([name, count]) => `${count} ${name}`)
  process.stdout.write(`trust: ${part}: ${said.join(", ")}\n`)
}
