import { expect, test } from "vitest"
import {
  isDiskFull,
  isLockConflict,
  isStatementTimeout,
  isTableMissing,
  isUnreachable,
  hasInvalidCharacter,
} from "./classify-error.ts"

test.each([undefined, null, "", 0, {}, new Error("something else")])("%s is not a database error", (error) => {
  for (const is of [
    isDiskFull,
    isLockConflict,
    isStatementTimeout,
    isTableMissing,
    isUnreachable,
    hasInvalidCharacter,
  ]) {
    expect(is(error)).toBe(false)
  }
})
