import { once } from "node:events"
import net from "node:net"
import { createWebSocketStream, WebSocketServer } from "ws"

/**
 * Stands in for Neon's proxy: forwards the Postgres protocol from a WebSocket to the server on `postgres_port`, so that
 * the real Neon driver runs against a local Postgres. Listens on a free port of this machine only.
 */
export async function bridgeNeon(postgres_port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 })
  server.on("connection", (socket) => {
    const stream = createWebSocketStream(socket)
    const postgres = net.connect(postgres_port, "127.0.0.1")
    stream.pipe(postgres).pipe(stream)
    // Either side may disconnect; the driver reports it to the running query.
    stream.on("error", () => postgres.destroy())
    postgres.on("error", () => stream.destroy())
  })
  await once(server, "listening")
  const address = server.address()
  if (typeof address === "string" || !address) throw new Error("The Neon bridge has no port.")
  const close = async () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
    await once(server, "close")
  }
  return { port: address.port, close }
}
