import { createHash, timingSafeEqual } from "node:crypto"

/** Compares a text with a secret in constant time. */
export function isSameSecret(sent: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hash(sent), hash(secret))
}
