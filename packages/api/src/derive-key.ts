import { createHmac } from "node:crypto"

/** A key of 32 bytes out of AUTH_SECRET, another one for each purpose, so that nothing made for one can stand in for another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac("sha256", secret).update(`hearthbook:${purpose}`).digest()
}
