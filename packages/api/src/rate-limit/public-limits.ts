import { countUse } from "./rate-limit.ts"
import type { Client } from "../request/request.ts"
import { rateLimitAddress } from "./rate-limit-address.ts"
import { openTransaction } from "../transaction/transaction.ts"

const hour = 3600

/**
 * Uses per hour of public procedures, per address and for the whole installation. An attacker can use many addresses, so the
 * second limit bounds what a flood leaves behind: a demo is a thousand rows, a registration or a reset a mail. It is far above
 * what a busy installation needs.
 */
const perHour = {
  demo: { address: 10, installation: 200 },
  register: { address: 100, installation: 500 },
  reset: { address: 30, installation: 1000 },
} as const

/**
 * Counts one use of a public procedure. RATE_LIMITED if a limit is exceeded. The address is checked first, so that a caller
 * over its own limit does not use up the limit of the installation.
 */
export async function countPublicUse(
  client: Client,
  name: keyof typeof perHour,
  { client_address, now }: { client_address: string; now: Date },
): Promise<void> {
  const { address, installation } = perHour[name]
  const uses = [
    { key: `${name}:${rateLimitAddress(client_address)}`, limit: address },
    { key: `${name} here`, limit: installation, reason: "Many people are requesting this right now." },
  ]
  for (const use of uses) {
    await openTransaction(client, "change", (db) => countUse(db, { ...use, windowSeconds: hour, now }))
  }
}
