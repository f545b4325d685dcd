import net from "node:net"
import { listenHere } from "@hearthbook/db/testing/listen"

/** How a server behaves to whoever calls: what it says and whether it hangs up; null hands the call on to the real one. */
export type Behavior = { says?: string; hangsUp?: boolean } | null

/** A line to a server of this machine, which is in another mood whenever a test says so. */
export async function openFlakyServer(target: () => number) {
  let mood: Behavior = null
  const server = net.createServer((caller) => {
    caller.on("error", () => undefined)
    if (mood === null) return handOn(caller, net.connect(target(), "127.0.0.1"))
    const { says, hangsUp } = mood
    if (hangsUp && says === undefined) return void caller.resetAndDestroy()
    // Of HTTP one says nothing before one is asked; a mail server greets.
    const talk = () => {
      if (says !== undefined) caller.write(says)
      if (hangsUp) caller.end()
    }
    if (says?.startsWith("HTTP/")) caller.once("data", talk)
    else talk()
  })
  const { port, close } = await listenHere(server)
  return { port, url: `http://127.0.0.1:${port}`, be: (next: Behavior) => void (mood = next), close }
}

function handOn(caller: net.Socket, real: net.Socket): void {
  real.on("error", () => caller.destroy())
  real.on("close", () => caller.destroy())
  caller.on("close", () => real.destroy())
  caller.pipe(real)
  real.pipe(caller)
}
