import { drawPaper } from "./draw-paper.ts"
import { findThread, openThreads } from "./open-threads.ts"
import { takeTurns } from "./take-turns.ts"

/** The documents that are read and drawn at once. */
const threads = 2

/** Draws a document on a thread: the log of a full year takes seconds, in which nobody else would be answered. */
export const drawAside = openThreads(
  {
    code: findThread("draw-thread"),
    threads,
    seconds: 20,
    megabytes: 512,
    beyond: {
      reason: "VALIDATION_ERROR",
      message: "This takes too long to draw. Choose a shorter time or fewer children.",
    },
  },
  drawPaper,
)

/** Reads and draws the documents of families in turns: what waits has read nothing yet, so that thirty at once need no more than two. */
export const drawInTurn = takeTurns({
  at_once: threads,
  waiting: 10,
  refusal: { message: "Ten of your documents are being made. Please try again in a few seconds.", retry_after: 10 },
})
