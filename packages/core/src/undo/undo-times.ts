// Milliseconds. Both are longer than the web app offers an undo.

/** The time before a notification becomes visible if its cause can be undone. */
export const undoWindow = 30_000

/** The time in which the server accepts the undo of a grade. The connection may be slow. */
export const gradeUndoLife = 60_000
