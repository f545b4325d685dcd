// Loaded before a host (node --import). Redirects connections to Neon to a local bridge at port HOST_NEON_BRIDGE. The build
// is unchanged: the real driver speaks its real protocol, only without TLS.
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
