import type { Db } from "@hearthbook/db"
import { v7 } from "uuid"
import { z } from "zod"
import { AppError } from "@hearthbook/core/errors/errors"
import type { IdempotentCall } from "./idempotency-key.ts"
import type { Settings } from "../request/request.ts"
import { openSealedText, sealText } from "../crypto/sealed-text.ts"

/** Milliseconds that an answer is stored for repeated calls. */
const answerLife = 24 * 60 * 60_000

/** Milliseconds after which a call without an answer may be made again, because its server must have stopped. */
const abandonedAfter = 60_000

/** Null for a caller who is not signed in. */
type Caller = { family_id: string; user_id: string } | null
type StoreOptions = { now: Date; settings: Pick<Settings, "auth_secret"> }

/**
 * Claims a call; null if it may run, `{ answer }` if it ran before. If two run at once, the second waits for the first one's
 * transaction. VALIDATION_ERROR if the key was used for another request. CONFLICT while the first call is in progress, and if its
 * answer was encrypted with a secret that has been replaced.
 */
export async function claimCall(
  db: Db,
  caller: Caller,
  call: IdempotentCall,
  { now, settings }: StoreOptions,
): Promise<{ answer: unknown } | null> {
  const expires_at = new Date(now.getTime() + answerLife)
  const given_up = new Date(now.getTime() - abandonedAfter)
  const claimed = await db.$executeRaw`
    INSERT INTO idempotency_key AS k (id, family_id, user_id, key, request_hash, expires_at, created_at, updated_at)
    VALUES (${v7()}::uuid, ${caller?.family_id ?? null}::uuid, ${caller?.user_id ?? null}::uuid, ${call.key}, ${call.request_hash},
      ${expires_at}, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET request_hash = excluded.request_hash, answer = NULL, expires_at = excluded.expires_at,
      created_at = excluded.created_at, updated_at = excluded.updated_at
    WHERE k.expires_at <= ${now} OR (k.answer IS NULL AND k.created_at <= ${given_up})`
  if (claimed > 0) return null
  const stored = await db.idempotency_key.findUnique({
    where: { key: call.key },
    select: { request_hash: true, answer: true },
  })
  // After a change of the secret neither the answer nor the request hash matches. The answer can tell: it cannot be decrypted.
  const answer = stored?.answer ? openSealedText(stored.answer, sealOf(call, settings)) : undefined
  if (answer === null) {
    throw new AppError(
      "CONFLICT",
      "This request was already completed, but its answer can no longer be read. Check the result yourself.",
    )
  }
  if (stored && stored.request_hash !== call.request_hash) {
    throw new AppError(
      "VALIDATION_ERROR",
      "This Idempotency-Key was used for another request. Use a new key for each request.",
    )
  }
  if (answer === undefined) {
    throw new AppError("CONFLICT", "The same request is still in progress. Try again in a moment.", {
      retry_after: 1,
    })
  }
  return { answer: JSON.parse(answer) }
}

/**
 * Stores the answer of a claimed call. It is encrypted, because answers hold a family's data, and some hold tokens. The answer of a
 * sign-in then belongs to the person who signed in, and is deleted with them.
 */
export async function storeAnswer(
  db: Db,
  call: IdempotentCall,
  answer: unknown,
  { now, settings }: StoreOptions,
): Promise<void> {
  const sealed = sealText(JSON.stringify(answer ?? null), sealOf(call, settings))
  await db.$executeRaw`UPDATE idempotency_key SET answer = ${sealed}, updated_at = ${now} WHERE key = ${call.key}`
  const { data: signedIn } = sessionAnswer.safeParse(answer)
  if (signedIn) {
    await db.$executeRaw`
      UPDATE idempotency_key k SET family_id = u.family_id, user_id = u.id FROM "user" u
      WHERE k.key = ${call.key} AND k.user_id IS NULL AND u.id = ${signedIn.user.id}::uuid`
  }
}

/** The answer of signing up, signing in, or opening a demo. */
const sessionAnswer = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) })

/**
 * Deletes stored answers: a family's, which may hold data of a child or a person who was just deleted, or one person's, which may hold the
 * tokens of a sign-in with a password that was changed. The calls stay claimed: a repeated call is refused, and does nothing twice.
 */
export async function deleteStoredAnswers(db: Db, owner: { family_id: string; user_id?: string }): Promise<void> {
  // A text that is not encrypted cannot be read as an answer.
  await db.idempotency_key.updateMany({ where: { ...owner, answer: { not: null } }, data: { answer: "forgotten" } })
}

/** Releases a call that failed. It did nothing, so it may be made again. */
export async function releaseCall(db: Db, call: IdempotentCall): Promise<void> {
  await db.$executeRaw`DELETE FROM idempotency_key WHERE key = ${call.key} AND answer IS NULL`
}

function sealOf({ key }: IdempotentCall, { auth_secret }: Pick<Settings, "auth_secret">) {
  return { purpose: "kept answers", place: key, secret: auth_secret } as const
}
