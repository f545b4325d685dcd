import net from "node:net"
import { listenHere } from "@hearthbook/db/testing/listen"

/** The text that a server sends, and true if it then closes the connection; null forwards to the real server. */
export type Behavior = { says?: string; hangsUp?: boolean } | null

/** Starts a proxy to a local server whose behavior a test can change. */
export async function openFlakyServer(target: () => number) {
  let behavior: Behavior = null
  const server = net.createServer((caller) => {
    caller.on("error", () => undefined)
    if (behavior === null) return forward(caller, net.connect(target(), "127.0.0.1"))
    const { says, hangsUp } = behavior
    if (hangsUp && says === undefined) return void caller.resetAndDestroy()
    // An HTTP server waits for a request; a mail server sends a greeting.
    const talk = () => {
      if (says !== undefined) caller.write(says)
      if (hangsUp) caller.end()
    }
    if (says?.startsWith("HTTP/")) caller.once("data", talk)
    else talk()
  })
  const { port, close } = await listenHere(server)
  return { port, url: `http://127.0.0.1:${port}`, behave: (next: Behavior) => void (behavior = next), close }
}

function forward(caller: net.Socket, real: net.Socket): void {
  real.on("error", () => caller.destroy())
  real.on("close", () => caller.destroy())
  caller.on("close", () => real.destroy())
  caller.pipe(real)
  real.pipe(caller)
}
