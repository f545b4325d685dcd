import { neonConfig } from "@neondatabase/serverless"
import { PrismaNeon } from "@prisma/adapter-neon"
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import { WebSocket } from "ws"
import { ignoreIdleError } from "../driver/idle-error.ts"
import { poolSettings, type TimeLimits } from "./postgres.ts"

/** Opens a pool on Neon's driver, which connects over WebSockets and so also works on hosts without TCP. */
export function openNeon(url: string, max_connections: number, limits: TimeLimits): SqlDriverAdapterFactory {
  neonConfig.webSocketConstructor = NodeWebSocket
  return new PrismaNeon(poolSettings(url, max_connections, limits), { onPoolError: ignoreIdleError })
}

/** Node has no built-in WebSocket before version 22. Passes errors on as they are, because the library's event drops their code. */
class NodeWebSocket extends WebSocket {
  override addEventListener(...[type, listener, options]: Parameters<WebSocket["addEventListener"]>): void {
    if (type !== "error" || typeof listener !== "function") super.addEventListener(type, listener, options)
    else super.addEventListener(type, ({ error }) => listener(error as Parameters<typeof listener>[0]), options)
  }
}
