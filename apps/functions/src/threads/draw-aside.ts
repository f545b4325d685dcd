import { drawPaper } from "./draw-paper.ts"
import { findThread, openThreads } from "./open-threads.ts"

/** Draws a document on a thread: the log of a full year takes seconds, in which nobody else would be answered. */
export const drawAside = openThreads(
  {
    code: findThread("draw-thread"),
    threads: 2,
    seconds: 20,
    megabytes: 512,
    beyond: {
      reason: "VALIDATION_ERROR",
      message: "This takes too long to draw. Choose a shorter time or fewer children.",
    },
  },
  drawPaper,
)
