import { createHmac, createSecretKey, type KeyObject } from "node:crypto"

/** A process has one secret and few purposes, so keys are cached. */
const derived = new Map<string, KeyObject>()

/**
 * Derives a 32-byte key from AUTH_SECRET, a different one for each purpose, so that a value made for one cannot be used for
 * another.
 */
export function deriveKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`
  const known = derived.get(name)
  if (known) return known
  const key = createSecretKey(createHmac("sha256", secret).update(`hearthbook:${purpose}`).digest())
  derived.set(name, key)
  return key
}
