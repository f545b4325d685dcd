import { createFile, createStudentLogin, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

// Someone who reads the temporary password on a child's card can sign in as the child and call the API directly,
// without the screen that asks for a new password.
let rest: Rest
let token: string
let ask: Ask
let assignment: string
let file: string
let student_id: string

beforeAll(async () => {
  rest = await openRest()
  const parent = rest.as(await rest.register("ada@example.com"))
  const family_id = String(read(read((await parent("GET", "/auth/whoami")).body, "family"), "id"))
  const made = await makeCurriculum(parent)
  student_id = made.student_id
  const { curriculum_id } = made
  assignment = idOf(
    await parent("POST", "/assignments", { curriculum_id, title: "Leaf press", due_date: "2026-09-20" }),
  )
  file = (await createFile(rest.db, { assignment_id: assignment })).id
  const child = await createStudentLogin(rest.db, { family_id, student_id, must_change_password: true })
  const { body } = await rest.as(null)("POST", "/auth/login", { email: child.email, password: testPassword })
  token = String(read(body, "access_token"))
  ask = rest.as(token)
})
afterAll(() => rest.close())

const refusal = { message: "Please choose your own password first.", code: "UNAUTHORIZED" }

describe("until a temporary password is replaced", () => {
  test("no record can be read or changed over REST", { tags: ["portal.first-password"] }, async () => {
    const calls: [string, string, object?][] = [
      ["GET", "/assignments"],
      ["GET", `/assignments/${assignment}`],
      ["PUT", `/assignments/${assignment}`, { status: "in_progress" }],
      ["GET", `/grades?student_id=${student_id}`],
      ["GET", `/files/${file}`],
      ["GET", "/notifications"],
      ["GET", "/auth/sessions"],
      ["PUT", "/settings/password", { current_password: testPassword, new_password: "Quiet-Lantern-58!" }],
    ]
    for (const [method, path, body] of calls) {
      expect(await ask(method, path, body), `${method} ${path}`).toMatchObject({ status: 403, body: refusal })
    }
  })

  test("no record can be read over tRPC, even in a batch with an allowed call", async () => {
    const headers = { authorization: `Bearer ${token}` }
    const alone = await rest.send("GET", "/api/trpc/notifications.list?input={}", { headers })
    expect(alone).toMatchObject({ status: 403, body: { error: { data: { error: refusal } } } })
    const inputs = encodeURIComponent(JSON.stringify({ 1: {} }))
    const both = await rest.send("GET", `/api/trpc/auth.whoami,events.list?batch=1&input=${inputs}`, { headers })
    expect(both.body).toMatchObject([
      { result: { data: { must_change_password: true } } },
      { error: { data: { httpStatus: 403, error: refusal } } },
    ])
  })

  test("no file, picture or archive can be downloaded", async () => {
    const authorization = `Bearer ${token}`
    const picture = { body: new Uint8Array([255, 216, 255]), headers: { authorization, "content-type": "image/jpeg" } }
    const sent: [string, string][] = [
      ["POST", `/api/v1/assignments/${assignment}/files?name=map.jpg`],
      ["POST", "/api/v1/settings/avatar"],
      ["PUT", "/api/v1/family/archive/uploads/0199a000-0000-7000-8000-000000000000/parts/0"],
    ]
    for (const [method, path] of sent) {
      expect(await rest.send(method, path, picture), path).toMatchObject({ status: 403, body: refusal })
    }
    expect(await ask("GET", "/family/archive")).toMatchObject({ status: 403, body: refusal })
    expect(await ask("POST", "/family/archive/ticket")).toMatchObject({ status: 403, body: refusal })
  })

  test("whoami reports it, and the user can sign out or set a password and continue", async () => {
    expect((await ask("GET", "/auth/whoami")).body).toMatchObject({ must_change_password: true })
    expect((await ask("POST", "/auth/first-password", { new_password: "bluetoad" })).status).toBe(200)
    expect((await ask("GET", "/assignments")).status).toBe(200)
    expect((await ask("POST", "/auth/logout", {})).status).toBe(200)
  })
})
