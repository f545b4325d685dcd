import { neonConfig } from "@neondatabase/serverless"
import { PrismaNeon } from "@prisma/adapter-neon"
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import { WebSocket } from "ws"
import { ignoreIdleError } from "../driver/idle-error.ts"
import { poolSettings, type TimeLimits } from "./postgres.ts"

/** Neon's driver, which reaches Postgres over a WebSocket and so also from where no TCP is to be had. */
export function openNeon(url: string, max_connections: number, limits: TimeLimits): SqlDriverAdapterFactory {
  neonConfig.webSocketConstructor = NodeWebSocket
  return new PrismaNeon(poolSettings(url, max_connections, limits), { onPoolError: ignoreIdleError })
}

/** Node has no WebSocket of its own before 22. What fails is told as the error it is: in the library's event its code is lost. */
class NodeWebSocket extends WebSocket {
  override addEventListener(...[type, listener, options]: Parameters<WebSocket["addEventListener"]>): void {
    if (type !== "error" || typeof listener !== "function") super.addEventListener(type, listener, options)
    else super.addEventListener(type, ({ error }) => listener(error), options)
  }
}
