import net from "node:net"
import { listenHere } from "./listen.ts"

export type SilentServer = { port: number; url: string; close: () => Promise<void> }

type Behavior = {
  /** Sent to each client on connecting. */
  greeting?: string
  /** Returns the answer to a request; null sends none. */
  answer?: (request: string) => string | null
}

/** Starts a server on this machine that accepts every connection, then neither answers nor hangs up, to test timeouts. */
export async function startSilentServer({ greeting, answer = () => null }: Behavior = {}): Promise<SilentServer> {
  const server = net.createServer((client) => {
    client.on("error", () => undefined)
    client.on("data", (bytes) => {
      const reply = answer(bytes.toString())
      if (reply !== null) client.write(reply)
    })
    if (greeting) client.write(greeting)
  })
  const { port, close } = await listenHere(server)
  return { port, url: `http://127.0.0.1:${port}`, close }
}

/** Returns an HTTP response with a JSON body; without `isWhole`, one that stops halfway through the body. */
export function jsonAnswer(body: object, { isWhole = true } = {}): string {
  const text = JSON.stringify(body)
  const head = ["HTTP/1.1 200 OK", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]
  return `${head.join("\r\n")}\r\n\r\n${isWhole ? text : text.slice(0, text.length / 2)}`
}

/** Returns the path of an HTTP request, without its query. */
export function pathOf(request: string): string {
  return request.split(" ")[1]?.split("?")[0] ?? ""
}
