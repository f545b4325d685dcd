import { target } from "./open-app.ts"

/** Returns true, for `test.skipIf`, if the tested platform has a reason to skip a test, and prints the reason. */
export function unsupportedOn(reasons: Record<string, string>): boolean {
  const reason = reasons[target]
  if (reason) console.log(`One test is skipped on ${target}: ${reason}.`)
  return reason !== undefined
}
