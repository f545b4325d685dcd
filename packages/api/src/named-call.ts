import { createHash } from "node:crypto"
import { AppError } from "./errors.ts"

/** A call that its caller gave a name: `key` is who asked and what they call it, `request_hash` what they ask for; both SHA-256. */
export type NamedCall = { key: string; request_hash: string }

type Asked = { path: string; batchIndex: number; getRawInput: () => Promise<unknown> }

/** Visible characters but the comma, which stands between the keys of a batch. */
const readable = /^[\x21-\x2b\x2d-\x7e]{1,255}$/

/**
 * The call by the name that its caller gave it in `Idempotency-Key`; null without one. `who` keeps two people's keys apart; null is
 * somebody who is not signed in. VALIDATION_ERROR for a key that is none: who asks for protection must not believe to have it.
 */
export async function nameCall(header: string | null, who: string | null, asked: Asked): Promise<NamedCall | null> {
  if (header === null) return null
  const key = header.split(",")[asked.batchIndex]?.trim() ?? ""
  // A batch names some of its calls: the others leave their place empty.
  if (key === "" && header.includes(",")) return null
  if (!readable.test(key)) {
    throw new AppError("VALIDATION_ERROR", "Idempotency-Key must be 1 to 255 visible characters, without commas.")
  }
  return { key: hash(`${who ?? ""} ${key}`), request_hash: hash(`${asked.path} ${textOf(await asked.getRawInput())}`) }
}

/** What was asked, as text; nobody has looked at it yet. */
function textOf(input: unknown): string {
  try {
    return JSON.stringify(input, (_, value: unknown) => (value instanceof Uint8Array ? hash(value) : value)) ?? ""
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new AppError("VALIDATION_ERROR", "That goes deeper than anything here does.", { cause })
  }
}

function hash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex")
}
