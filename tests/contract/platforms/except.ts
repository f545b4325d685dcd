import { test } from "vitest"
import { target } from "./open-app.ts"

/** A test that cannot be on some platforms, and why not on each: there it is skipped under its name and the reason. */
export function except(reasons: Record<string, string>) {
  const reason = reasons[target]
  return (name: string, run: () => Promise<void>) =>
    reason ? test.skip(`${name} (not on ${target}: ${reason})`, run) : test(name, run)
}
