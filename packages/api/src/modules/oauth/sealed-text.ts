import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { deriveKey } from "../../derive-key.ts"

const algorithm = "aes-256-gcm"
const lengths = { nonce: 12, tag: 16 }

/**
 * Encrypts a text that must not lie open in the database (AES-256-GCM under a key out of AUTH_SECRET). `place` says where
 * it belongs, such as 'google:1234': moved to another row, it cannot be opened.
 */
export function sealText(text: string, place: string, secret: string): string {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** The text behind a seal; null where it was changed, belongs elsewhere, or was sealed under another secret. */
export function openSealedText(sealed: string, place: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  const nonce = bytes.subarray(0, lengths.nonce)
  const tag = bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag)
  if (tag.length !== lengths.tag) return null
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), nonce).setAAD(Buffer.from(place)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(lengths.nonce + lengths.tag))
    return Buffer.concat([text, decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}

function keyOf(secret: string): Buffer {
  return deriveKey(secret, "provider tokens")
}
