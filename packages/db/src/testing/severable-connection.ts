import net from "node:net"
import { listenHere } from "./listen.ts"

/** A proxy to a server that a test can cut and restore, to simulate a network failure. */
export type SeverableConnection = {
  port: number
  /** Resets open connections and refuses new ones. */
  cut: () => void
  /** Accepts connections but passes nothing on, so that neither side notices. */
  hang: () => void
  restore: () => void
  close: () => Promise<void>
}

/** Forwards connections from a free port of this machine to `port`, until it is cut. */
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
    restore: () => {
      // Connections that hung have lost bytes and cannot be used again.
      if (state === "hung") breakAll()
      state = "whole"
    },
    close: async () => {
      breakAll()
      await close()
    },
  }
}
