import net from "node:net"
import { listenHere } from "./listen.ts"

/** A line to a server that a test can cut and mend, as a network or a host's sleeping database does. */
export type SeverableConnection = {
  port: number
  /** Breaks what is open and refuses what comes. */
  cut: () => void
  /** Takes what comes and passes nothing on: the worst of failures, for nobody is told. */
  hang: () => void
  mend: () => void
  close: () => Promise<void>
}

/** Passes connections on from a free port of this machine to `port`, until it is cut. */
export async function openSeverableConnection(port: number): Promise<SeverableConnection> {
  let state: "whole" | "cut" | "hung" = "whole"
  const open = new Set<net.Socket>()
  const server = net.createServer((client) => {
    if (state === "cut") return void client.resetAndDestroy()
    const target = net.connect(port, "127.0.0.1")
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      open.add(from)
      from.on("data", (bytes) => void (state === "whole" && to.write(bytes)))
      from.on("error", () => to.destroy())
      from.on("close", () => {
        open.delete(from)
        to.end()
      })
    }
  })
  const { port: own, close } = await listenHere(server)
  const breakAll = () => {
    for (const socket of open) socket.resetAndDestroy()
  }
  return {
    port: own,
    cut: () => {
      state = "cut"
      breakAll()
    },
    hang: () => void (state = "hung"),
    mend: () => {
      // What hung has lost what was said meanwhile.
      if (state === "hung") breakAll()
      state = "whole"
    },
    close: async () => {
      breakAll()
      await close()
    },
  }
}
