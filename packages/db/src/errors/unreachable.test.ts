import { expect, test } from "vitest"
import { hasNoRoom, isHeldUp, isStatementTimeout, isTableMissing, isUnreachable, isUnwritable } from "./unreachable.ts"

test.each([undefined, null, "", 0, {}, new Error("something else")])("%s is no trouble of the database's", (error) => {
  for (const is of [hasNoRoom, isHeldUp, isStatementTimeout, isTableMissing, isUnreachable, isUnwritable]) {
    expect(is(error)).toBe(false)
  }
})
