import { once } from "node:events"
import net from "node:net"

/** Makes a server listen on a free port of this machine. `close` destroys open connections and waits for the server to stop. */
export async function listenHere(server: net.Server): Promise<{ port: number; close: () => Promise<void> }> {
  const clients = new Set<net.Socket>()
  server.on("connection", (client) => {
    clients.add(client)
    client.once("close", () => clients.delete(client))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (typeof address === "string" || !address) throw new Error("The server has no port.")
  const close = async () => {
    for (const client of clients) client.destroy()
    server.close()
    await once(server, "close")
  }
  return { port: address.port, close }
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenHere(net.createServer())
  await close()
  return port
}
