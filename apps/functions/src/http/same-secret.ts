import { createHash, timingSafeEqual } from "node:crypto"

/** Compares what was sent with a secret, without telling by its time how much was right. */
export function isSameSecret(sent: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(hash(sent), hash(secret))
}
