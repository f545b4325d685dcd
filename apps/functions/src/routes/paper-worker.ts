import type { BundlePaper } from "@hearthbook/api/modules/data/export/bundle/bundle-papers.service"
import { parentPort } from "node:worker_threads"
import { drawPaper } from "./draw-paper.ts"

/** A document to draw. */
export type Order = { id: number; paper: BundlePaper }

/** A document that was drawn, or the error. */
export type Delivery = { id: number; content: Uint8Array } | { id: number; error: unknown }

// The thread that draws the documents of draw-aside.ts, one after the other.
parentPort?.on("message", ({ id, paper }: Order) => {
  drawPaper(paper).then(
    (content) => parentPort?.postMessage({ id, content } satisfies Delivery),
    (error: unknown) => parentPort?.postMessage({ id, error } satisfies Delivery),
  )
})
