import { createParent, createStudent, createTeacher } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, expect, test } from "vitest"
import { hashToken } from "../../../identity/tokens.ts"
import { createContext } from "../../../identity/context.ts"
import { createArchiveCaller } from "../../data/archive/archive-bytes.router.ts"
import { revokeCredentials } from "../auth/session/revoke-credentials.service.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const refused = (reason: string) => ({ cause: { reason } })
const later = (minutes: number) => void (api.clock.now = new Date(testNow.getTime() + minutes * 60_000))

const reading = { name: "Backup script", scope: "read", expires_on: null } as const
const writing = { name: "Import script", scope: "read_write", expires_on: null } as const

/** A parent with a child, and a way to call the API with a token of theirs. */
async function openFamily() {
  const parent = await createParent(api.db)
  const student = await createStudent(api.db, { family_id: parent.family_id })
  const caller = await api.callerFor(parent)
  const programWith = async (draft: typeof reading | typeof writing) => {
    const { id, token } = await caller.accessTokens.create(draft)
    return { id, token, caller: api.callerWith(token) }
  }
  return { parent, student, caller, programWith }
}

test("a token is shown once, and only its hash is kept", { tags: ["api.create-access-token"] }, async () => {
  const { caller } = await openFamily()
  const created = await caller.accessTokens.create(reading)
  expect(created.token).toMatch(/^hb_[\w-]{43}$/)
  const row = await api.db.access_token.findUniqueOrThrow({ where: { id: created.id } })
  expect(row.token_hash).toBe(hashToken(created.token))
  expect(JSON.stringify(row)).not.toContain(created.token)
  const listed = await caller.accessTokens.list()
  expect(listed).toMatchObject([{ id: created.id, name: "Backup script", scope: "read" }])
  expect(JSON.stringify(listed)).not.toContain(created.token)
})

test(
  "a program reads what its owner sees, and notes its use once a minute",
  { tags: ["api.list-access-tokens"] },
  async () => {
    const { student, caller, programWith } = await openFamily()
    const program = await programWith(reading)
    const used = async () => (await caller.accessTokens.list()).map(({ last_used_at }) => last_used_at)
    expect(await used()).toEqual([null])
    expect((await program.caller.students.list({})).map(({ id }) => id)).toEqual([student.id])
    expect(await used()).toEqual(["2026-09-15T16:00:00.000Z"])
    later(0.9)
    await program.caller.students.list({})
    expect(await used()).toEqual(["2026-09-15T16:00:00.000Z"])
    later(1)
    await program.caller.students.list({})
    expect(await used()).toEqual(["2026-09-15T16:01:00.000Z"])
  },
)

test("a token that only reads is refused by everything that writes", { tags: ["api.token-scope"] }, async () => {
  const { student, programWith } = await openFamily()
  const [reader, writer] = [await programWith(reading), await programWith(writing)]
  const change = { id: student.id, first_name: "Ada" }
  await expect(reader.caller.students.update(change)).rejects.toMatchObject(refused("TOKEN_READ_ONLY"))
  expect(await writer.caller.students.update(change)).toMatchObject({ first_name: "Ada" })
})

test("the family's archive is closed to programs", { tags: ["api.token-scope"] }, async () => {
  const { token } = await (await openFamily()).programWith(writing)
  const archives = createArchiveCaller(() => createContext({ ...api.facts(), authorization: `Bearer ${token}` }))
  await expect(archives.ticket()).rejects.toMatchObject(refused("SIGN_IN_ONLY"))
  await expect(archives.make({ app_version: "1" })).rejects.toMatchObject(refused("SIGN_IN_ONLY"))
})

test("a revoked, unknown or expired token opens nothing", { tags: ["api.token-revoked"] }, async () => {
  const { caller, programWith } = await openFamily()
  const program = await programWith(reading)
  await caller.accessTokens.delete({ id: program.id })
  await expect(program.caller.students.list({})).rejects.toMatchObject(refused("TOKEN_INVALID"))
  await expect(api.callerWith("hb_unknown").students.list({})).rejects.toMatchObject(refused("TOKEN_INVALID"))
  const brief = await caller.accessTokens.create({ ...reading, expires_on: "2026-09-15" })
  const visitor = api.callerWith(brief.token)
  // Midnight in New York is at four o'clock UTC.
  api.clock.now = new Date("2026-09-16T03:59:00.000Z")
  expect(await visitor.students.list({})).toHaveLength(1)
  api.clock.now = new Date("2026-09-16T04:00:00.000Z")
  await expect(visitor.students.list({})).rejects.toMatchObject(refused("TOKEN_EXPIRED"))
})

test("a token's last day is today or later", async () => {
  const { caller } = await openFamily()
  const draft = { ...reading, expires_on: "2026-09-14" }
  await expect(caller.accessTokens.create(draft)).rejects.toMatchObject({
    cause: { details: { issues: [{ field: "expires_on", message: "Choose today or a later day." }] } },
  })
})

test("nobody sees or revokes the tokens of another adult", { tags: ["api.list-access-tokens"] }, async () => {
  const { parent, caller, programWith } = await openFamily()
  const { id } = await programWith(reading)
  const teacher = await api.callerFor(await createTeacher(api.db, { family_id: parent.family_id }))
  expect(await teacher.accessTokens.list()).toEqual([])
  await expect(teacher.accessTokens.delete({ id })).rejects.toMatchObject(refused("NOT_FOUND"))
  expect(await caller.accessTokens.list()).toHaveLength(1)
})

test("resetting the password ends the person's tokens", { tags: ["api.token-revoked"] }, async () => {
  const { parent, programWith } = await openFamily()
  const program = await programWith(writing)
  await revokeCredentials(api.db, { family_id: parent.family_id, user_id: parent.id }, { now: testNow })
  await expect(program.caller.students.list({})).rejects.toMatchObject(refused("TOKEN_INVALID"))
})

test("a person has 50 tokens at most", async () => {
  const { parent, caller } = await openFamily()
  const owner = { family_id: parent.family_id, user_id: parent.id }
  await api.db.access_token.createMany({
    data: Array.from({ length: 50 }, (_, at) => ({ ...owner, name: "Script", token_hash: `${at}`, scope: "read" })),
  })
  await expect(caller.accessTokens.create(reading)).rejects.toMatchObject(refused("CONFLICT"))
})
