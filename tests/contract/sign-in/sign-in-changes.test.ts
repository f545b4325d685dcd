import { createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

// Changes to a user's sign-in, and the mailed links that undo them, over REST.
let rest: Rest

beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

async function lastText(recipient: string): Promise<string> {
  const mail = await rest.db.outbox_email.findFirstOrThrow({ where: { recipient }, orderBy: { id: "desc" } })
  return mail.text
}
const mailedToken = async (recipient: string) => /token=([\w-]+)/.exec(await lastText(recipient))?.[1] ?? ""

/** The token of the mail about a change, which is not the last mail if the undo has sent one. */
async function undoToken(recipient: string): Promise<string> {
  const mail = await rest.db.outbox_email.findFirstOrThrow({
    where: { recipient, subject: "Your Hearthbook password was changed" },
  })
  return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ""
}

/** Registers a parent with a verified address. */
async function openParent(email: string) {
  const ask = rest.as(await rest.register(email))
  await ask("POST", "/auth/email/verify", { token: await mailedToken(email) })
  return ask
}

test("a mailed code replaces the password for an account without one", { tags: ["api.send-email-code"] }, async () => {
  const email = "google.only@example.com"
  const ask = await openParent(email)
  await rest.db.user.update({ where: { email }, data: { password_hash: null } })
  await rest.db.session.updateMany({ where: { user: { email } }, data: { proved_until: null } })
  const change = { email: "next@example.com" }
  expect(await ask("PUT", "/settings/profile", change)).toMatchObject({ status: 403, body: { code: "PROOF_REQUIRED" } })
  expect(await ask("POST", "/auth/proof", {})).toMatchObject({
    status: 400,
    body: { issues: [{ field: "code", message: "Enter the code that we mailed to you." }] },
  })
  expect(await ask("POST", "/auth/code", {})).toMatchObject({ status: 200, body: { email } })
  const code = /\b\d{6}\b/.exec(await lastText(email))?.[0] ?? ""
  expect(await ask("POST", "/auth/proof", { code })).toMatchObject({ status: 200 })
  expect(await ask("PUT", "/settings/profile", change)).toMatchObject({
    status: 200,
    body: { profile: { email, new_email: change.email } },
  })
})

test(
  "the link sent to the old address undoes a change of address",
  { tags: ["api.read-sign-in-undo", "api.undo-sign-in-change"] },
  async () => {
    const [old, thiefs] = ["old@example.com", "thief@example.com"]
    const thief = await openParent(old)
    await thief("PUT", "/settings/profile", { email: thiefs })
    const change = { token: await mailedToken(thiefs) }
    expect(await thief("POST", "/auth/email/verify/read", change)).toMatchObject({
      status: 200,
      body: { email: thiefs, replaces: old, closed_logins: [] },
    })
    expect(await thief("POST", "/auth/email/verify", change)).toMatchObject({ status: 200 })

    const anonymous = rest.as(null)
    const undo = { token: await mailedToken(old) }
    expect(await anonymous("POST", "/auth/sign-in-undo/read", undo)).toMatchObject({
      status: 200,
      body: { kind: "email", email: old, provider: null },
    })
    const { status, body } = await anonymous("POST", "/auth/sign-in-undo", undo)
    expect(status).toBe(200)
    expect((await thief("GET", "/auth/whoami")).status).toBe(401)
    const reset = { token: read(body, "reset_token"), password: "Quiet-Lantern-58!" }
    expect((await anonymous("POST", "/auth/password-reset/confirm", reset)).status).toBe(200)
    expect(await anonymous("POST", "/auth/login", { email: old, password: reset.password })).toMatchObject({
      status: 200,
    })
    expect(await anonymous("POST", "/auth/sign-in-undo", undo)).toMatchObject({
      status: 400,
      body: { code: "TOKEN_INVALID" },
    })
  },
)

test(
  "a magic link is read by GET and HEAD and consumed by POST only",
  { tags: ["api.read-magic-link", "api.use-magic-link"] },
  async () => {
    const ask = await openParent("magic@example.com")
    const { family_id } = await rest.db.user.findUniqueOrThrow({ where: { email: "magic@example.com" } })
    const child = await createStudentLogin(rest.db, { family_id })
    const { body } = await ask("POST", `/students/${child.student_id}/login/reset`, { password: "puffin-kite-99" })
    const path = `/auth/magic/${String(read(body, "magic_link")).replace(/^.*\//, "")}`
    const anonymous = rest.as(null)
    for (let n = 0; n < 2; n++) {
      expect((await rest.send("HEAD", `/api/v1${path}`)).status).toBe(200)
      const seen = await anonymous("GET", path)
      expect(seen).toMatchObject({ status: 200, body: { id: child.id, first_name: child.first_name } })
      expect(JSON.stringify(seen.body)).not.toContain("token")
    }
    expect(await anonymous("POST", path, {})).toMatchObject({ status: 200, body: { user: { id: child.id } } })
    expect(await anonymous("POST", path, {})).toMatchObject({ status: 400, body: { code: "TOKEN_INVALID" } })
  },
)

test(
  "an accomplice is suspended when the change is undone, and let back in by a parent",
  { tags: ["api.let-member-in"] },
  async () => {
    const [owner, accomplices] = ["owner@example.com", "accomplice@example.com"]
    const thief = await openParent(owner)
    expect((await thief("POST", "/family/invitations", { email: accomplices, role: "parent" })).status).toBe(200)
    const invitation = /invite\/([\w-]+)/.exec(await lastText(accomplices))?.[1]
    const person = { first_name: "Mal", last_name: "Lory", password: "Stolen-Lantern-58!", terms_accepted: true }
    const anonymous = rest.as(null)
    expect((await anonymous("POST", "/auth/invitations/accept", { ...person, token: invitation })).status).toBe(200)
    const change = { current_password: "Sunny-Meadow-42!", new_password: person.password }
    await thief("PUT", "/settings/password", change)
    const { body } = await anonymous("POST", "/auth/sign-in-undo", { token: await undoToken(owner) })
    expect(body).toMatchObject({ joined: [{ email: accomplices }], invitations: [] })
    const login = { email: accomplices, password: person.password }
    expect(await anonymous("POST", "/auth/login", login)).toMatchObject({ status: 403 })

    const reset = { token: read(body, "reset_token"), password: "Quiet-Lantern-58!" }
    await anonymous("POST", "/auth/password-reset/confirm", reset)
    const signedIn = await anonymous("POST", "/auth/login", { email: owner, password: reset.password })
    const ask = rest.as(String(read(signedIn.body, "access_token")))
    const { id } = await rest.db.user.findUniqueOrThrow({ where: { email: accomplices } })
    expect(await ask("POST", `/family/members/${id}/let-in`, {})).toMatchObject({
      status: 200,
      body: { id, suspended: false },
    })
    expect(await anonymous("POST", "/auth/login", login)).toMatchObject({ status: 200 })
  },
)
