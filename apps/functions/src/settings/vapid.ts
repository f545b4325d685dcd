import { createECDH } from "node:crypto"
import path from "node:path"
import { EnvError, type Env } from "./env.ts"
import { readOrCreateFile } from "./read-or-create-file.ts"

/** The keys that identify this installation to push services and browsers (RFC 8292): a P-256 key pair as base64url. */
export type VapidKeys = { public_key: string; private_key: string }

/**
 * Returns the keys from the environment, or those stored by an embedded installation. Returns null with DATABASE_URL and without
 * keys, because several servers would not share a stored file. Throws EnvError if one key is missing or the two do not match.
 */
export function readVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATABASE_URL, DATA_DIR }: Env): VapidKeys | null {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    const keys = { public_key: VAPID_PUBLIC_KEY, private_key: VAPID_PRIVATE_KEY }
    if (publicKeyOf(keys.private_key) !== keys.public_key) {
      throw new EnvError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not match; ${howToGenerate}`)
    }
    return keys
  }
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY) {
    throw new EnvError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together; ${howToGenerate}`)
  }
  return DATABASE_URL ? null : loadVapidKeys(DATA_DIR)
}

const howToGenerate = "generate them with `npx web-push generate-vapid-keys`"

/**
 * Returns the keys of an embedded installation, which are created once and stored in the data folder. With other keys, existing
 * subscriptions would stop working. Throws EnvError if the file is damaged.
 */
export function loadVapidKeys(data_folder: string): VapidKeys {
  const file = path.join(data_folder, "vapid-key")
  const private_key = readOrCreateFile(file, () => {
    const pair = createECDH("prime256v1")
    pair.generateKeys()
    return toText(pair.getPrivateKey())
  })
  const public_key = publicKeyOf(private_key)
  if (!public_key) throw new EnvError(`${file} is damaged. Remove it, and turn push messages on again in each browser`)
  return { public_key, private_key }
}

/** Returns null if the text is not a private key. */
function publicKeyOf(private_key: string): string | null {
  try {
    const pair = createECDH("prime256v1")
    pair.setPrivateKey(Buffer.from(private_key, "base64url"))
    return pair.getPublicKey("base64url")
  } catch {
    return null
  }
}

/** Encodes a private key with its leading zero bytes, which the Buffer lacks. */
function toText(private_key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - private_key.length), private_key]).toString("base64url")
}
