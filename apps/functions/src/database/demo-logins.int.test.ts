import { createParent } from "@hearthbook/db/testing/factories"
import { openTestDatabase } from "@hearthbook/db/testing/database"
import { hashPassword, verifyPassword } from "@hearthbook/db/password"
import { demoPeople, seedDemoFamily } from "@hearthbook/db/seed/demo"
import { demoGrade } from "@hearthbook/api/modules/access/auth/demo/demo.service"
import { afterAll, beforeAll, expect, test } from "vitest"
import { closePublishedLogins, findPublishedLogins } from "./demo-logins.ts"

const now = new Date("2026-09-15T16:00:00.000Z")
const { client, close } = await openTestDatabase()
afterAll(close)
beforeAll(async () => {
  await seedDemoFamily(client, { today: "2026-09-15", now, grade: demoGrade })
})

const userOf = (email: string) => client.user.findUniqueOrThrow({ where: { email } })

test("replaces only logins that still have a published password, and ends their sessions and links", async () => {
  const [hannah, daniel] = demoPeople
  if (!hannah || !daniel) throw new Error("The demo family has two parents.")
  // The owner has changed the password of one login.
  const own = await hashPassword("Quiet-Lantern-58!")
  await client.user.update({ where: { email: daniel.email }, data: { password_hash: own } })
  const real = await createParent(client)
  const ends = new Date(now.getTime() + 86_400_000)
  const open = async (email: string) => {
    const { id: user_id, family_id } = await userOf(email)
    const session = { remember_me: true, last_seen_at: now, expires_at: ends, refresh_hash: email }
    await client.session.create({ data: { user_id, family_id, ...session } })
    const link = { purpose: "magic_link" as const, token_hash: email, expires_at: ends }
    await client.one_time_token.create({ data: { user_id, family_id, ...link } })
  }
  for (const email of [hannah.email, daniel.email, real.email]) await open(email)

  const closed = await closePublishedLogins(client, now)
  const others = demoPeople.filter(({ email }) => email !== daniel.email)
  expect(closed.map(({ email }) => email)).toEqual(others.map(({ email }) => email))
  expect(await findPublishedLogins(client)).toEqual([])
  for (const { email, password } of closed) {
    expect(await verifyPassword((await userOf(email)).password_hash ?? "", password)).toBe(true)
  }
  expect(await userOf(daniel.email)).toMatchObject({ password_hash: own })
  expect(await client.session.findMany({ where: { revoked_at: null } })).toHaveLength(2)
  expect(await client.one_time_token.findMany({ where: { used_at: null } })).toHaveLength(2)
  expect(await closePublishedLogins(client, now)).toEqual([])
})
