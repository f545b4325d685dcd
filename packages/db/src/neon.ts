import { neonConfig } from "@neondatabase/serverless"
import { PrismaNeon } from "@prisma/adapter-neon"
import type { SqlDriverAdapterFactory } from "@prisma/driver-adapter-utils"
import { WebSocket } from "ws"
import { ignoreIdleError, poolSettings } from "./postgres.ts"

/** Neon's driver, which reaches Postgres over a WebSocket and so also from where no TCP is to be had. */
export function openNeon(url: string, max_connections: number): SqlDriverAdapterFactory {
  // Node has no WebSocket of its own before 22.
  neonConfig.webSocketConstructor = WebSocket
  return new PrismaNeon(poolSettings(url, max_connections), { onPoolError: ignoreIdleError })
}
