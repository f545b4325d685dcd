import { gradeUndoLife, undoWindow } from "@hearthbook/core/undo/undo-times"
import { expect, test } from "vitest"
import { toastDuration } from "./toast-durations.ts"

test("an undo is offered for less time than the server accepts it, and than its notification is withheld", () => {
  expect(toastDuration.open + toastDuration.undo).toBeLessThan(Math.min(undoWindow, gradeUndoLife))
})
