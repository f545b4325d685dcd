import { once } from "node:events"
import net from "node:net"

/** Has a server listen on a free port of this machine. `close` breaks what is open, and waits until nothing is. */
export async function listenHere(server: net.Server): Promise<{ port: number; close: () => Promise<void> }> {
  const callers = new Set<net.Socket>()
  server.on("connection", (caller) => {
    callers.add(caller)
    caller.once("close", () => callers.delete(caller))
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (typeof address === "string" || !address) throw new Error("The server has no port.")
  const close = async () => {
    for (const caller of callers) caller.destroy()
    server.close()
    await once(server, "close")
  }
  return { port: address.port, close }
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenHere(net.createServer())
  await close()
  return port
}
