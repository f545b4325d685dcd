import { countUse } from "./rate-limit.ts"
import type { Client } from "../request/request.ts"
import { limitAddress } from "../rules/network/limit-address.ts"
import { openTransaction } from "../transaction/transaction.ts"

const hour = 3600

/**
 * Uses in an hour of what anybody may ask for: from one address, and in the whole installation. Addresses cost an attacker nothing, so
 * the second holds where the first is walked around. It is far above what a busy installation sees, and bounds what a flood leaves
 * behind: a demo is a thousand rows, a registration and a reset are a mail each.
 */
const perHour = {
  demo: { address: 10, installation: 200 },
  register: { address: 100, installation: 500 },
  reset: { address: 30, installation: 1000 },
} as const

/**
 * Counts one use of what people ask for before they sign in. RATE_LIMITED, in words of its own where the installation has had enough.
 * The address is looked at first, so that whoever is refused there takes nothing from the others.
 */
export async function countPublicUse(
  client: Client,
  name: keyof typeof perHour,
  { client_address, now }: { client_address: string; now: Date },
): Promise<void> {
  const { address, installation } = perHour[name]
  const uses = [
    { key: `${name}:${limitAddress(client_address)}`, limit: address },
    { key: `${name} here`, limit: installation, reason: "Many people are asking for that right now." },
  ]
  for (const use of uses) {
    await openTransaction(client, "change", (db) => countUse(db, { ...use, windowSeconds: hour, now }))
  }
}
