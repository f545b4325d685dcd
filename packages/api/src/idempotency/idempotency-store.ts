import type { Db } from "@hearthbook/db"
import { v7 } from "uuid"
import { z } from "zod"
import { AppError } from "../errors/errors.ts"
import type { NamedCall } from "./idempotency-key.ts"
import type { Settings } from "../request/request.ts"
import { openSealedText, sealText } from "../crypto/sealed-text.ts"

/** Milliseconds that an answer is kept for who asks again. */
const keptFor = 24 * 60 * 60_000

/** Milliseconds after which a call that never ended, because its server did, may be made anew. */
const givenUp = 60_000

/** Who called; nobody who is known without. */
type Caller = { family_id: string; user_id: string } | null
type Facts = { now: Date; settings: Pick<Settings, "auth_secret"> }

/**
 * Claims a named call, or answers what it was answered the first time: `{ answer }`. Of two at the same time the second waits for the
 * first one's transaction. VALIDATION_ERROR where that name was given to another request, CONFLICT while the first is under way, and
 * where its answer was sealed with a secret that is no more.
 */
export async function claimCall(
  db: Db,
  caller: Caller,
  call: NamedCall,
  { now, settings }: Facts,
): Promise<{ answer: unknown } | null> {
  const expires_at = new Date(now.getTime() + keptFor)
  const given_up = new Date(now.getTime() - givenUp)
  const claimed = await db.$executeRaw`
    INSERT INTO idempotency_key AS k (id, family_id, user_id, key, request_hash, expires_at, created_at, updated_at)
    VALUES (${v7()}::uuid, ${caller?.family_id ?? null}::uuid, ${caller?.user_id ?? null}::uuid, ${call.key}, ${call.request_hash},
      ${expires_at}, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET request_hash = excluded.request_hash, answer = NULL, expires_at = excluded.expires_at,
      created_at = excluded.created_at, updated_at = excluded.updated_at
    WHERE k.expires_at <= ${now} OR (k.answer IS NULL AND k.created_at <= ${given_up})`
  if (claimed > 0) return null
  const kept = await db.idempotency_key.findUnique({
    where: { key: call.key },
    select: { request_hash: true, answer: true },
  })
  // Of another secret the answer and the hash of what was asked are both, and the answer tells.
  const answer = kept?.answer ? openSealedText(kept.answer, sealOf(call, settings)) : undefined
  if (answer === null) {
    throw new AppError(
      "CONFLICT",
      "That request was done, but its answer can no longer be read. Please look for yourself.",
    )
  }
  if (kept && kept.request_hash !== call.request_hash) {
    throw new AppError(
      "VALIDATION_ERROR",
      "That Idempotency-Key came with another request before. Take a new one for each.",
    )
  }
  if (answer === undefined) {
    throw new AppError("CONFLICT", "The same request is still under way. Please ask again in a moment.", {
      retry_after: 1,
    })
  }
  return { answer: JSON.parse(answer) }
}

/**
 * Keeps what a claimed call was answered. Sealed: it holds a family's data, and some answers hold tokens. Whoever has signed in by
 * it is whose answer it is from then on, and it goes with them.
 */
export async function keepAnswer(db: Db, call: NamedCall, answer: unknown, { now, settings }: Facts): Promise<void> {
  const sealed = sealText(JSON.stringify(answer ?? null), sealOf(call, settings))
  await db.$executeRaw`UPDATE idempotency_key SET answer = ${sealed}, updated_at = ${now} WHERE key = ${call.key}`
  const { data: signedIn } = signedInAs.safeParse(answer)
  if (signedIn) {
    await db.$executeRaw`
      UPDATE idempotency_key k SET family_id = u.family_id, user_id = u.id FROM "user" u
      WHERE k.key = ${call.key} AND k.user_id IS NULL AND u.id = ${signedIn.user.id}::uuid`
  }
}

/** What signing up, in, or in as a visitor answers. */
const signedInAs = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) })

/**
 * Forgets what a family was answered, since a child or a person is gone of whom the answers may tell. Their calls stay claimed: whoever
 * asks again is told that it was done, and nothing is made anew.
 */
export async function forgetAnswers(db: Db, family_id: string): Promise<void> {
  // What is no seal cannot be opened.
  await db.idempotency_key.updateMany({ where: { family_id, answer: { not: null } }, data: { answer: "forgotten" } })
}

/** Lets go of a call that was refused: it did nothing, and may be made anew. */
export async function releaseCall(db: Db, call: NamedCall): Promise<void> {
  await db.$executeRaw`DELETE FROM idempotency_key WHERE key = ${call.key} AND answer IS NULL`
}

function sealOf({ key }: NamedCall, { auth_secret }: Pick<Settings, "auth_secret">) {
  return { purpose: "kept answers", place: key, secret: auth_secret } as const
}
