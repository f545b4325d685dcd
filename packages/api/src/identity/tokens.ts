import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import { LRUCache } from "lru-cache"
import { deriveKey } from "../crypto/derive-key.ts"
import { AppError } from "@hearthbook/core/errors/errors"
import { userView, type UserView } from "./user.schema.ts"

/** In seconds. */
const accessTokenLife = 60 * 60
const refreshTokenLives = { remembered: 30 * 24 * 60 * 60, forgotten: 12 * 60 * 60 }

/** The expiry of a refresh token that is issued now. */
export function refreshExpiry(remember_me: boolean, now: Date): Date {
  const seconds = remember_me ? refreshTokenLives.remembered : refreshTokenLives.forgotten
  return new Date(now.getTime() + seconds * 1000)
}

type Bearer = { session_id: string; user: UserView }

/** Signs an access token, which is valid for an hour. Its payload carries the person in `user`. */
export function signAccessToken({ session_id, user }: Bearer, secret: string, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session_id, user })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenLife)
    .sign(deriveKey(secret, "access"))
}

/**
 * The content of a token whose signature was verified with this key. Cached, because every call of an hour sends the same
 * token.
 */
type Sealed = { session_id: string; expires: number; key: KeyObject }
const known = new LRUCache<string, Sealed>({ max: 5_000 })

/** Returns the session of an access token. TOKEN_EXPIRED if it has expired, TOKEN_INVALID if its signature is invalid. */
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

/** Creates the first refresh token of a session. */
export function newRefreshToken(session_id: string, secret: string): string {
  return sealRefreshToken(session_id, randomBytes(32).toString("base64url"), secret)
}

/** Derives the token that follows another. It is always the same, so that parallel calls within the grace period all get it. */
export function successorOf(token: string, session_id: string, secret: string): string {
  const next = createHmac("sha256", deriveKey(secret, "successor")).update(`${session_id}.${token}`).digest("base64url")
  return sealRefreshToken(session_id, next, secret)
}

/**
 * Returns the session of a refresh token. The signature proves that the token was issued here, so a used one is recognized as a
 * replay, and a forged one cannot end a session. TOKEN_INVALID if the signature is invalid.
 */
export function readRefreshToken(token: string, secret: string): string {
  const [session_id = "", random = ""] = token.split(".")
  const expected = Buffer.from(sealRefreshToken(session_id, random, secret))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError("TOKEN_INVALID")
  return session_id
}

/** The stored form of a token. Tokens are random, so a salt is not needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}

function sealRefreshToken(session_id: string, random: string, secret: string): string {
  const seal = createHmac("sha256", deriveKey(secret, "refresh")).update(`${session_id}.${random}`).digest("base64url")
  return `${session_id}.${random}.${seal}`
}
