// Loaded before a host (node --import): in place of the internet, Neon's hosts are a bridge on this machine, whose port
// HOST_NEON_BRIDGE names. What is tested stays as it was built: its real driver speaks its real protocol, TLS alone is missing.
import { syncBuiltinESMExports } from "node:module"
import net from "node:net"
import tls from "node:tls"

const port = Number(process.env.HOST_NEON_BRIDGE)
const connect = tls.connect

/** @type {(...given: unknown[]) => net.Socket} */
const reach = (...given) => {
  const host = String(Reflect.get(Object(given[0]), "host") ?? "")
  if (host.endsWith(".neon.tech")) return net.connect(port, "127.0.0.1")
  return Reflect.apply(connect, tls, given)
}
Reflect.set(tls, "connect", reach)
syncBuiltinESMExports()
