import { expect, test } from "vitest"
import {
  isDiskFull,
  isLockConflict,
  isStatementTimeout,
  isTableMissing,
  isUnreachable,
  hasInvalidCharacter,
} from "./unreachable.ts"

test.each([undefined, null, "", 0, {}, new Error("something else")])("%s is no trouble of the database's", (error) => {
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
