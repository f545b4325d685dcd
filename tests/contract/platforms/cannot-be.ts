import { target } from "./open-app.ts"

/** For `test.skipIf`: whether a test cannot be on the platform that is tested; why is printed with the run. */
export function cannotBe(reasons: Record<string, string>): boolean {
  const reason = reasons[target]
  if (reason) console.log(`One test is skipped on ${target}: ${reason}.`)
  return reason !== undefined
}
