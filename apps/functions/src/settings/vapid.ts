import { createECDH } from "node:crypto"
import path from "node:path"
import { EnvError, type Env } from "./env.ts"
import { readOrCreateFile } from "./read-or-create-file.ts"

/** By what push services and browsers know this installation (RFC 8292): the point and the number of P-256, as base64url. */
export type VapidKeys = { public_key: string; private_key: string }

/**
 * The keys that the environment names, else those of an embedded installation, else none: a hosted database has no folder in
 * which every server would find the same ones. Throws EnvError for one without the other, and for two that are no pair.
 */
export function readVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATABASE_URL, DATA_DIR }: Env): VapidKeys | null {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    const keys = { public_key: VAPID_PUBLIC_KEY, private_key: VAPID_PRIVATE_KEY }
    if (publicKeyOf(keys.private_key) !== keys.public_key) {
      throw new EnvError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are a pair; ${howToMake}`)
    }
    return keys
  }
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY) {
    throw new EnvError(`VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all; ${howToMake}`)
  }
  return DATABASE_URL ? null : loadVapidKeys(DATA_DIR)
}

const howToMake = "`npx web-push generate-vapid-keys` makes them"

/** Of an embedded installation: made once, kept in the data folder. Other keys would lose every browser. */
export function loadVapidKeys(data_folder: string): VapidKeys {
  const file = path.join(data_folder, "vapid-key")
  const private_key = readOrCreateFile(file, () => {
    const pair = createECDH("prime256v1")
    pair.generateKeys()
    return toText(pair.getPrivateKey())
  })
  const public_key = publicKeyOf(private_key)
  if (!public_key)
    throw new EnvError(`${file} is damaged; remove it, and switch push messages on again in each browser`)
  return { public_key, private_key }
}

/** Null where it is no private key. */
function publicKeyOf(private_key: string): string | null {
  try {
    const pair = createECDH("prime256v1")
    pair.setPrivateKey(Buffer.from(private_key, "base64url"))
    return pair.getPublicKey("base64url")
  } catch {
    return null
  }
}

/** A number may begin with zeros, which the key's text must keep. */
function toText(private_key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - private_key.length), private_key]).toString("base64url")
}
