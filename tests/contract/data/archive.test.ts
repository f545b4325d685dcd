import { createFile } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { listen } from "../../../apps/functions/src/hosts/listen.ts"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"
import { makeCurriculum } from "../fixtures/rest-records.ts"

// Exports and restores a family's archive over HTTP. Downloads use a real server, to test streaming.
const address = "/api/v1/family/archive"
const partSize = 3 * 1024 * 1024
const startedAt = new Date("2026-09-15T16:00:00.000Z")

let rest: Rest
let token: string
let ask: Ask
let server: { url: string; close: () => Promise<void> }

beforeAll(async () => {
  rest = await openRest()
  const listening = await listen(rest.app.fetch, 0)
  server = { url: `http://127.0.0.1:${listening.port}${address}`, close: listening.close }
  token = await rest.register("archive@family.test")
  ask = rest.as(token)
  await makeCurriculum(ask)
  const { id: assignment_id } = await createAssignmentOver(ask)
  await createFile(rest.db, { assignment_id })
})
beforeEach(() => void (rest.clock.now = startedAt))
afterAll(async () => {
  await server.close()
  await rest.close()
})

async function createAssignmentOver(as: Ask): Promise<{ id: string }> {
  const list = (await as("GET", "/curriculum")).body
  const curriculum_id = read(Object.values(fieldsOf(list))[0], "id")
  return { id: idOf(await as("POST", "/assignments", { curriculum_id, title: "Bees", due_date: "2026-10-01" })) }
}

const bearer = (given: string) => ({ headers: { authorization: `Bearer ${given}` } })

/** Signs in with a new session, so that a test can end it without affecting the others. */
async function signIn(): Promise<string> {
  const login = { email: "archive@family.test", password: "Sunny-Meadow-42!" }
  return String(read((await rest.as(null)("POST", "/auth/login", login)).body, "access_token"))
}

const putPart = (given: string, id: string, position: number | string, content: Uint8Array) =>
  rest.send("PUT", `${address}/uploads/${id}/parts/${position}`, {
    body: new Uint8Array(content),
    headers: { ...bearer(given).headers, "content-type": "application/octet-stream" },
  })

describe("downloading", () => {
  test(
    "streams a zip file, which another family restores in parts",
    {
      tags: [
        "api.create-upload",
        "api.download-archive",
        "api.get-upload",
        "api.restore-archive",
        "api.upload-part",
        "records.archive",
      ],
    },
    async () => {
      const response = await fetch(server.url, bearer(token))
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="hearthbook-byron-family-2026-09-15.zip"',
        "cache-control": "no-store",
        "transfer-encoding": "chunked",
      })
      const zip = new Uint8Array(await response.arrayBuffer())
      const other = await rest.register("restored@family.test")
      const begin = await rest.as(other)("POST", "/family/archive/uploads", { size: zip.length })
      expect(begin).toMatchObject({ status: 200, body: { size: zip.length, part_size: partSize, received: [] } })
      const id = idOf(begin)
      expect(await rest.as(other)("POST", `/family/archive/uploads/${id}/restore`)).toMatchObject({ status: 409 })
      expect(await putPart(other, id, 0, zip)).toMatchObject({ status: 200, body: { received: [0] } })
      expect(await rest.as(other)("GET", `/family/archive/uploads/${id}`)).toMatchObject({ body: { received: [0] } })
      expect(await rest.as(other)("POST", `/family/archive/uploads/${id}/restore`)).toMatchObject({
        status: 200,
        body: { counts: { students: 1, assignments: 1, files: 1, grades: 0 } },
      })
      expect((await rest.as(other)("GET", "/students")).body).toMatchObject([{ first_name: "Ben" }])
      expect(await rest.as(other)("GET", `/family/archive/uploads/${id}`)).toMatchObject({ status: 404 })
    },
  )

  test("creates no archive for a HEAD request, a signed-out caller or a stranger", async () => {
    const head = await rest.send("HEAD", address, bearer(token))
    expect([head.status, head.headers.get("allow")]).toEqual([405, "GET"])
    expect(await rest.send("GET", address)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } })
    expect(await rest.send("GET", address, bearer("made.up.token"))).toMatchObject({ status: 401 })
  })

  test(
    "aborts when reading fails halfway, so that an incomplete archive is not mistaken for a complete one",
    { tags: ["records.failed-download"] },
    async () => {
      await rest.db.$executeRaw`ALTER TABLE file_content RENAME TO file_content_elsewhere`
      try {
        const response = await fetch(server.url, bearer(token))
        await expect(response.arrayBuffer()).rejects.toThrow(/terminated/)
      } finally {
        await rest.db.$executeRaw`ALTER TABLE file_content_elsewhere RENAME TO file_content`
      }
      expect((await fetch(server.url, bearer(token))).status).toBe(200)
    },
  )
})

describe("a ticket", () => {
  const take = async (given: string) => {
    const { status, body, headers } = await rest.send("POST", `${address}/ticket`, bearer(given))
    expect({ status, body }).toEqual({ status: 200, body: { url: address } })
    return String(headers.get("set-cookie"))
  }
  const visit = (cookie: string) => rest.send("GET", address, { headers: { cookie: cookie.split(";")[0] ?? "" } })
  const refused = { status: 302 }

  test(
    "lets a browser download the archive once, with a cookie limited to that path",
    { tags: ["api.create-archive-ticket", "records.ticket", "settings.outcome"] },
    async () => {
      const cookie = await take(token)
      expect(cookie).toMatch(/^archive=/)
      for (const part of ["HttpOnly", "SameSite=Strict", `Path=${address}`, "Max-Age=60"])
        expect(cookie).toContain(part)
      const first = await visit(cookie)
      expect(first).toMatchObject({ status: 200, body: expect.stringMatching(/^PK/) })
      expect(first.headers.get("set-cookie")).toContain("Max-Age=0")
      const second = await visit(cookie)
      expect(second).toMatchObject(refused)
      expect(new URL(String(second.headers.get("location"))).search).toBe("?tab=family")
      expect(second.headers.getSetCookie()).toContain(
        "hearthbook.flash=archive.LINK_INVALID.none; Max-Age=60; Path=/; SameSite=Lax",
      )
      expect(await rest.send("GET", address)).toMatchObject({ status: 401 })
    },
  )

  test(
    "is not accepted as a bearer token, expires after a minute and ends with its session",
    { tags: ["api.create-archive-ticket", "records.ticket"] },
    async () => {
      const cookie = await take(token)
      const value = /^archive=([^;]+)/.exec(cookie)?.[1] ?? ""
      expect(await rest.send("GET", "/api/v1/students", bearer(value))).toMatchObject({ status: 401 })
      rest.clock.now = new Date(startedAt.getTime() + 61_000)
      expect(await visit(cookie)).toMatchObject(refused)
      rest.clock.now = startedAt
      const other = await signIn()
      const ended = await take(other)
      await rest.as(other)("POST", "/auth/logout")
      expect(await visit(ended)).toMatchObject(refused)
      expect(await visit("archive=made-up")).toMatchObject(refused)
      expect(await rest.send("POST", `${address}/ticket`)).toMatchObject({ status: 401 })
    },
  )
})

describe("uploading", () => {
  test(
    "is refused with a message if the size or a part is invalid",
    { tags: ["api.delete-upload", "api.upload-part", "records.parts"] },
    async () => {
      const given = await rest.register("sender@family.test")
      const as = rest.as(given)
      expect(await as("POST", "/family/archive/uploads", { size: 500 * 1024 * 1024 + 1 })).toMatchObject({
        status: 400,
        body: { issues: [{ field: "size", message: "An archive can have 500 MB at most." }] },
      })
      expect(await as("POST", "/family/archive/uploads", { size: 0 })).toMatchObject({ status: 400 })
      expect(await as("POST", "/family/archive/uploads", { size: "1" })).toMatchObject({ status: 400 })
      const id = idOf(await as("POST", "/family/archive/uploads", { size: partSize + 5 }))
      expect(await putPart(given, id, 0, new Uint8Array(partSize + 1))).toMatchObject({
        status: 413,
        body: { code: "PAYLOAD_TOO_LARGE", message: "A part can have 3 MB at most." },
      })
      expect(await putPart(given, id, 0, new Uint8Array(partSize - 1))).toMatchObject({ status: 400 })
      expect(await putPart(given, id, 2, new Uint8Array(5))).toMatchObject({ status: 400 })
      expect(await putPart(given, id, "first", new Uint8Array(5))).toMatchObject({ status: 404 })
      expect(await putPart(given, "none", 0, new Uint8Array(5))).toMatchObject({ status: 404 })
      expect(await putPart(token, id, 1, new Uint8Array(5))).toMatchObject({ status: 404 })
      expect(await as("GET", "/family/archive/uploads/none")).toMatchObject({ status: 404 })
      expect(await putPart(given, id, 0, new Uint8Array(partSize))).toMatchObject({ status: 200 })
      expect(await putPart(given, id, 1, new Uint8Array(5))).toMatchObject({ status: 200, body: { received: [0, 1] } })
      expect(await as("POST", `/family/archive/uploads/${id}/restore`)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_ERROR", message: "This is not a Hearthbook archive." },
      })
      expect(await as("DELETE", `/family/archive/uploads/${id}`)).toMatchObject({ status: 200, body: { id } })
    },
  )

  test("to a family with records is refused before any part is sent", async () => {
    expect(await ask("POST", "/family/archive/uploads", { size: 10 })).toMatchObject({
      status: 409,
      body: {
        code: "CONFLICT",
        message: "Your family already has 1 child, 1 subject, 1 curriculum, and more. A restore needs an empty family.",
      },
    })
  })
})
