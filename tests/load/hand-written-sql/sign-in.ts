import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto"
import { deriveKey } from "@hearthbook/api/crypto/derive-key"
import { verifyPassword } from "@hearthbook/db/password"
import { SignJWT } from "jose"
import type pg from "pg"
import { ask, transact, type Row } from "./pool.ts"

export type Credentials = { email: string; password: string; remember_me?: boolean }
type Origin = { client_address: string; user_agent: string }

const lock = `SELECT pg_advisory_xact_lock(hashtextextended('login:' || $1, 0)), pg_advisory_xact_lock(hashtextextended('login from:' || $2, 0))`
const attempt = `
  INSERT INTO login_attempt (id, email, client_address, created_at, updated_at)
  SELECT uuidv7(), $1, $2, $3::timestamptz, $3::timestamptz
  WHERE (SELECT count(*) FROM login_attempt WHERE email = $1 AND created_at > $3::timestamptz - interval '15 minutes') < 5
    AND (SELECT count(*) FROM login_attempt WHERE client_address = $2 AND created_at > $3::timestamptz - interval '15 minutes') < 100
  RETURNING id`
const byEmail = `
  SELECT u.id, u.role, u.first_name, u.last_name, u.email, u.student_id, u.email_verified_at, u.must_change_password,
    u.family_id, u.password_hash, f.id AS avatar_id, s.theme, s.date_format, s.login_notifications,
    EXISTS (SELECT FROM oauth_account o WHERE o.family_id = u.family_id AND o.user_id = u.id AND o.purpose = 'drive') AS has_drive
  FROM "user" u
  LEFT JOIN file f ON f.family_id = u.family_id AND f.user_id = u.id
  LEFT JOIN settings s ON s.family_id = u.family_id AND s.user_id = u.id
  WHERE u.email = $1`
const lockPerson = `
  SELECT password_hash, EXISTS (
    SELECT FROM session WHERE family_id = $2 AND user_id = $1 AND last_seen_at >= $3::timestamptz - interval '90 days' AND user_agent = $4
  ) AS is_known
  FROM "user" WHERE id = $1 FOR UPDATE`
const open = `
  WITH forgiven AS (DELETE FROM login_attempt WHERE email = $4), noted AS (
    INSERT INTO auth_event (id, family_id, user_id, type, metadata, client_address, user_agent, created_at, updated_at)
    VALUES (uuidv7(), $2, $3, 'signed_in', '{"means":"password"}', $5, $6, $7, $7)
  )
  INSERT INTO session (id, family_id, user_id, refresh_hash, remember_me, client_address, user_agent, last_seen_at, expires_at, created_at, updated_at)
  VALUES ($1, $2, $3, $8, $9, $5, $6, $7, $10, $7, $7)`

type Person = Row & {
  id: string
  family_id: string
  password_hash: string
  email_verified_at: string | null
  has_drive: boolean
}

/** Signs in with email and password: counts the attempt, verifies the hash and records the sign-in. */
export async function signIn(
  pool: pg.Pool,
  { email, password, remember_me = true }: Credentials,
  origin: Origin,
  secret: string,
) {
  const now = new Date()
  const { client_address, user_agent } = origin
  const counted = await transact(pool, async (db) => {
    await ask(db, "lock attempts", lock, [email, client_address])
    return ask(db, "attempt", attempt, [email, client_address, now])
  })
  if (counted.length === 0) throw new Error("Too many attempts.")
  const [person] = await ask<Person>(pool, "person", byEmail, [email])
  if (!person || !(await verifyPassword(person.password_hash, password))) throw new Error("Wrong password.")
  const id = randomUUID()
  const refresh_token = newRefreshToken(id, secret)
  await transact(pool, async (db) => {
    const values = [person.id, person.family_id, now, user_agent]
    const [locked] = await ask<{ password_hash: string; is_known: boolean }>(db, "lock person", lockPerson, values)
    if (locked?.password_hash !== person.password_hash) throw new Error("Wrong password.")
    if (!locked.is_known) throw new Error("The floor does not support sign-ins from a new device.")
    const expires = new Date(now.getTime() + (remember_me ? 30 * 24 : 12) * 60 * 60_000)
    const hash = createHash("sha256").update(refresh_token).digest("base64url")
    await ask(db, "open session", open, [
      id,
      person.family_id,
      person.id,
      email,
      client_address,
      user_agent,
      now,
      hash,
      remember_me,
      expires,
    ])
  })
  const user = toUser(person)
  return { access_token: await signAccessToken({ session_id: id, user }, secret, now), refresh_token, user }
}

/** Converts a user to the API's format. JSON omits undefined values. */
function toUser(person: Person) {
  return {
    ...person,
    is_google_drive_connected: person.has_drive,
    email_verified: person.email_verified_at !== null,
    family_id: undefined,
    password_hash: undefined,
    email_verified_at: undefined,
    has_drive: undefined,
    login_notifications: undefined,
  }
}

/** Signs an access token like the product. Also used for the benchmark's requests. */
export function signAccessToken(
  { session_id, user }: { session_id: string; user: { id: string } },
  secret: string,
  now: Date,
): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid: session_id, user })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(user.id)
    .setIssuedAt(issued)
    .setExpirationTime(issued + 3600)
    .sign(deriveKey(secret, "access"))
}

function newRefreshToken(session_id: string, secret: string): string {
  const random = randomBytes(32).toString("base64url")
  const seal = createHmac("sha256", deriveKey(secret, "refresh")).update(`${session_id}.${random}`).digest("base64url")
  return `${session_id}.${random}.${seal}`
}
