import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import { deriveKey } from "../crypto/derive-key.ts"
import { AppError } from "../errors/errors.ts"
import { userView, type UserView } from "./user.schema.ts"

/** DECISIONS 34, in seconds. */
const accessTokenLife = 60 * 60
const refreshTokenLives = { remembered: 30 * 24 * 60 * 60, forgotten: 12 * 60 * 60 }

/** When a refresh token given out now ends. */
export function refreshExpiry(remember_me: boolean, now: Date): Date {
  const seconds = remember_me ? refreshTokenLives.remembered : refreshTokenLives.forgotten
  return new Date(now.getTime() + seconds * 1000)
}

type Bearer = { session_id: string; user: UserView }

/** A signed access token, good for an hour. Its payload carries `user`, as A §3 has it. */
export function signAccessToken({ session_id, user }: Bearer, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session_id, user })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenLife)
    .sign(deriveKey(secret, "access"))
}

/** What a token said whose seal was found to be by this key: that never changes, and every call of its hour brings it again. */
type Sealed = { session_id: string; expires: number; key: KeyObject }
const known = new LRUCache<string, Sealed>({ max: 5_000 })

/** The session an access token was given to. TOKEN_EXPIRED past its time, TOKEN_INVALID where it is not ours. */
export async function readAccessToken(token: string, secret: string, now: Date): Promise<string> {
  const key = deriveKey(secret, "access")
  const sealed = known.get(token)
  if (sealed?.key === key && now.getTime() < sealed.expires * 1000) return sealed.session_id
  try {
    const { payload } = await jwtVerify(token, key, { currentDate: now, algorithms: ["HS256"] })
    userView.parse(payload["user"])
    const session_id = String(payload["sid"])
    known.set(token, { session_id, expires: payload.exp ?? 0, key })
    return session_id
  } catch (error) {
    throw new AppError(error instanceof errors.JWTExpired ? "TOKEN_EXPIRED" : "TOKEN_INVALID")
  }
}

/** The first refresh token of a session. */
export function newRefreshToken(session_id: string, secret: string): string {
  return sealRefreshToken(session_id, randomBytes(32).toString("base64url"), secret)
}

/** The one token that follows another: always the same, so that calls within the grace all get it (DECISIONS 34). */
export function successorOf(token: string, session_id: string, secret: string): string {
  const next = createHmac("sha256", deriveKey(secret, "successor")).update(`${session_id}.${token}`).digest("base64url")
  return sealRefreshToken(session_id, next, secret)
}

/**
 * The session a refresh token belongs to. The seal shows that the token was really ours once, so that a used one is
 * known for a replay, and a made-up one can end nobody's session. TOKEN_INVALID where the seal is not ours.
 */
export function readRefreshToken(token: string, secret: string): string {
  const [session_id = "", random = ""] = token.split(".")
  const expected = Buffer.from(sealRefreshToken(session_id, random, secret))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError("TOKEN_INVALID")
  return session_id
}

/** What is stored of a token. It is random enough to need no salt. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}

function sealRefreshToken(session_id: string, random: string, secret: string): string {
  const seal = createHmac("sha256", deriveKey(secret, "refresh")).update(`${session_id}.${random}`).digest("base64url")
  return `${session_id}.${random}.${seal}`
}
