import { createHmac, createSecretKey, type KeyObject } from "node:crypto"

/** Of the secrets of this process there is one, and few purposes. */
const derived = new Map<string, KeyObject>()

/** A key of 32 bytes out of AUTH_SECRET, another one for each purpose, so that nothing made for one can stand in for another. */
export function deriveKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = createSecretKey(createHmac("sha256", secret).update(`hearthbook:${purpose}`).digest())
  derived.set(name, key)
  return key
}
