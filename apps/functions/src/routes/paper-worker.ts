import type { LoadedPaper } from "@hearthbook/api/modules/records/paper/define-paper"
import { draw } from "@hearthbook/paper/draw"
import { parentPort } from "node:worker_threads"

/** A document to draw. */
export type Order = { id: number; paper: LoadedPaper }

/** A document that was drawn, or the error. */
export type Delivery = { id: number; content: Uint8Array } | { id: number; error: unknown }

// The thread that draws the documents of draw-aside.ts, one after the other.
parentPort?.on("message", ({ id, paper }: Order) => {
  draw(paper.drawing, paper.data, paper.sheet).then(
    (content) => parentPort?.postMessage({ id, content } satisfies Delivery),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Delivery),
  )
})
