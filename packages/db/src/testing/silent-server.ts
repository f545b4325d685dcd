import net from "node:net"
import { listenHere } from "./listen.ts"

export type SilentServer = { port: number; url: string; close: () => Promise<void> }

type Habits = {
  /** Said to whoever comes, before they have said anything. */
  greeting?: string
  /** What is said to a call, once; null is nothing. */
  answer?: (call: string) => string | null
}

/**
 * A server of this machine that takes every call and then says nothing more, nor hangs up: the worst of failures for who
 * waits, because nobody is told.
 */
export async function startSilentServer({ greeting, answer = () => null }: Habits = {}): Promise<SilentServer> {
  const server = net.createServer((caller) => {
    caller.on("error", () => undefined)
    caller.on("data", (bytes) => {
      const words = answer(bytes.toString())
      if (words !== null) caller.write(words)
    })
    if (greeting) caller.write(greeting)
  })
  const { port, close } = await listenHere(server)
  return { port, url: `http://127.0.0.1:${port}`, close }
}

/** A whole answer over HTTP, or one that stops in the middle. */
export function jsonAnswer(body: object, { isWhole = true } = {}): string {
  const text = JSON.stringify(body)
  const head = ["HTTP/1.1 200 OK", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]
  return `${head.join("\r\n")}\r\n\r\n${isWhole ? text : text.slice(0, text.length / 2)}`
}

/** The path of a call over HTTP, without its query. */
export function pathOf(call: string): string {
  return call.split(" ")[1]?.split("?")[0] ?? ""
}
