import { createHash, createHmac } from "node:crypto"
import { deriveKey } from "../crypto/derive-key.ts"
import { AppError } from "../errors/errors.ts"

/** A call that its caller gave a name: `key` is who asked and what they call it, as SHA-256, `request_hash` what they ask for, as HMAC. */
export type NamedCall = { key: string; request_hash: string }

type Asked = { path: string; batchIndex: number; getRawInput: () => Promise<unknown>; auth_secret: string }

/** Visible characters but the comma, which stands between the keys of a batch. */
const readable = /^[\x21-\x2b\x2d-\x7e]{1,255}$/

/** Whose key it is: a person's; of somebody who is not signed in only where they are is known. */
type Who = { user_id: string } | { client_address: string }

/**
 * The call by the name that its caller gave it in `Idempotency-Key`; null without one. `who` keeps two people's keys apart; of those
 * who are not signed in what they ask for does so too: many may be at one address, and neither gets in the other's way.
 * VALIDATION_ERROR for a key that is none: who asks for protection must not believe to have it.
 */
export async function nameCall(keys: string[], who: Who, asked: Asked): Promise<NamedCall | null> {
  if (keys.length === 0) return null
  const key = keys[asked.batchIndex]?.trim() ?? ""
  // A batch names some of its calls: the others leave their place empty.
  if (key === "" && keys.length > 1) return null
  if (!readable.test(key)) {
    throw new AppError("VALIDATION_ERROR", "Idempotency-Key must be 1 to 255 visible characters, without commas.")
  }
  // What is asked may hold a password, which whoever has a copy of the database would guess from a plain hash in a moment.
  const secret = deriveKey(asked.auth_secret, "named calls")
  const said = `${asked.path} ${textOf(await asked.getRawInput())}`
  const request_hash = createHmac("sha256", secret).update(said).digest("hex")
  const owner = "user_id" in who ? who.user_id : `${who.client_address} ${request_hash}`
  return { key: hash(`${owner} ${key}`), request_hash }
}

/**
 * The names in an `Idempotency-Key` as it came. Commas stand between those of a batch alone: anywhere else one is part of a key, which
 * is refused for it.
 */
export function readKeys(header: string | undefined, isBatch: boolean): string[] {
  if (header === undefined) return []
  return isBatch ? header.split(",") : [header]
}

/** What was asked, as text, the same in whatever order its fields came; nobody has looked at it yet. */
function textOf(input: unknown): string {
  try {
    return JSON.stringify(input, (_, value: unknown) => inOneOrder(value)) ?? ""
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError("VALIDATION_ERROR", "That goes deeper than anything here does.", { cause })
  }
}

function inOneOrder(value: unknown): unknown {
  if (value instanceof Uint8Array) return hash(value)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}
