import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from "node:crypto"
import { deriveKey } from "./derive-key.ts"

const algorithm = "aes-256-gcm"
const lengths = { nonce: 12, tag: 16 }

/** The purpose of sealing a text. Each purpose has its own key. */
type Purpose = "provider tokens" | "undo" | "kept answers"
/**
 * The purpose gives the key. `place` names where the text belongs, such as 'google:1234': moved elsewhere, it cannot be opened.
 */
type Seal = { purpose: Purpose; place: string; secret: string }

/**
 * Encrypts a text with AES-256-GCM and a key derived from AUTH_SECRET. For texts that must not be readable in the database, or
 * that a browser stores for the server and must not change.
 */
export function sealText(text: string, seal: Seal): string {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keyOf(seal), nonce).setAAD(Buffer.from(seal.place))
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** Decrypts a sealed text; null if it was changed, belongs elsewhere, or was sealed with another secret. */
export function openSealedText(sealed: string, seal: Seal): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  const nonce = bytes.subarray(0, lengths.nonce)
  const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)
  if (tag.length !== lengths.tag) return null
  try {
    const decipher = createDecipheriv(algorithm, keyOf(seal), nonce).setAAD(Buffer.from(seal.place)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(lengths.nonce + lengths.tag))
    return Buffer.concat([text, decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}

function keyOf({ purpose, secret }: Seal): KeyObject {
  return deriveKey(secret, purpose)
}
