import type { LoadedPaper } from "@hearthbook/api/modules/records/paper/define-paper"
import { draw } from "@hearthbook/paper/draw"
import { existsSync } from "node:fs"
import { Worker } from "node:worker_threads"
import type { Delivery, Order } from "./paper-worker.ts"

/** The thread's code, next to that of a server as it is built. A server that runs from its sources has none, nor has a function. */
const code = findCode()

/** The thread has the fonts and the library in memory, so it ends when nothing was drawn for a while. */
const idle = 30_000

type Waiting = { resolve: (content: Uint8Array) => void; reject: (error: unknown) => void }

type Thread = { worker: Worker; waiting: Map<number, Waiting> }

let thread: Thread | null = null
let count = 0

/**
 * Draws a document on a thread of its own, so that the server answers other requests meanwhile: the log of a full year takes seconds,
 * in which nothing else would run. Without the thread's code, the document is drawn here.
 */
export async function drawAside(paper: LoadedPaper): Promise<Uint8Array> {
  if (!code) return draw(paper.drawing, paper.data, paper.sheet)
  thread ??= startThread(code)
  const { worker, waiting } = thread
  const id = ++count
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    // While it draws, the process has to stay.
    worker.ref()
    worker.postMessage({ id, paper } satisfies Order)
  })
}

function findCode(): URL | null {
  const [ending] = /\.m?js$/.exec(import.meta.url) ?? []
  const file = ending === undefined ? null : new URL(`./paper-worker${ending}`, import.meta.url)
  return file && existsSync(file) ? file : null
}

function startThread(code: URL): Thread {
  const worker = new Worker(code)
  const started: Thread = { worker, waiting: new Map() }
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    worker.unref()
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (started.waiting.size > 0) return
      if (thread === started) thread = null
      void worker.terminate()
    }, idle).unref()
  }
  const fail = (error: unknown) => {
    if (thread === started) thread = null
    for (const { reject } of started.waiting.values()) reject(error)
    started.waiting.clear()
  }
  worker.on("message", (delivery: Delivery) => {
    const asked = started.waiting.get(delivery.id)
    started.waiting.delete(delivery.id)
    if (started.waiting.size === 0) rest()
    if ("error" in delivery) asked?.reject(delivery.error)
    else asked?.resolve(delivery.content)
  })
  worker.on("error", fail)
  worker.on("exit", () => fail(new Error("The thread that draws documents has ended.")))
  return started
}
