import { createHash, createHmac } from "node:crypto"
import { deriveKey } from "../crypto/derive-key.ts"
import { AppError } from "@hearthbook/core/errors/errors"

/** A call with an idempotency key. `key` is a SHA-256 of the key and its owner, `request_hash` an HMAC of the call's input. */
export type IdempotentCall = { key: string; request_hash: string }

type CallInput = { path: string; batchIndex: number; getRawInput: () => Promise<unknown>; auth_secret: string }

/** Visible ASCII characters except the comma, which separates the keys of a batch. */
const keyPattern = /^[\x21-\x2b\x2d-\x7e]{1,255}$/

/** The owner of a key: the signed-in person, otherwise the network address. */
type KeyOwner = { user_id: string } | { client_address: string }

/**
 * Identifies a call by its `Idempotency-Key`; null without one. The same key of two people is two keys. Callers who are not
 * signed in may share an address, so their input is part of the key too. VALIDATION_ERROR for an invalid key: a caller who asks
 * for protection must not go without it unnoticed.
 */
export async function identifyCall(
  keys: string[],
  keyOwner: KeyOwner,
  input: CallInput,
): Promise<IdempotentCall | null> {
  if (keys.length === 0) return null
  const key = keys[input.batchIndex]?.trim() ?? ""
  // In a batch, calls without a key leave their place empty.
  if (key === "" && keys.length > 1) return null
  if (!keyPattern.test(key)) {
    throw new AppError("VALIDATION_ERROR", "Idempotency-Key must be 1 to 255 visible characters, without commas.")
  }
  // The input may hold a password, which could be guessed from a plain hash in a copy of the database.
  const secret = deriveKey(input.auth_secret, "named calls")
  const content = `${input.path} ${toCanonicalJson(await input.getRawInput())}`
  const request_hash = createHmac("sha256", secret).update(content).digest("hex")
  const owner = "user_id" in keyOwner ? keyOwner.user_id : `${keyOwner.client_address} ${request_hash}`
  return { key: hash(`${owner} ${key}`), request_hash }
}

/**
 * Reads the keys in an `Idempotency-Key` header. Commas separate keys only in a batch. Elsewhere a comma is part of the key, which
 * is then invalid.
 */
export function readKeys(header: string | undefined, isBatch: boolean): string[] {
  if (header === undefined) return []
  return isBatch ? header.split(",") : [header]
}

/** The input as JSON with sorted keys, so that the order of its fields does not matter. It is not validated yet. */
function toCanonicalJson(input: unknown): string {
  try {
    return JSON.stringify(input, (_, value: unknown) => sortKeys(value)) ?? ""
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError("VALIDATION_ERROR", "The input is nested too deeply.", { cause })
  }
}

function sortKeys(value: unknown): unknown {
  if (value instanceof Uint8Array) return hash(value)
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}
