import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeChildLogin, makeCurriculum } from "../fixtures/rest-records.ts"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let parent: Ask
let child: Ask
let childsToken: string
let student_id: string
let curriculum_id: string
const login = { email: "ben@hearthbook.app", password: "otter-maple-27" }

beforeAll(async () => {
  rest = await openRest()
  parent = rest.as(await rest.register("ada@example.com"))
  ;({ student_id, curriculum_id } = await makeCurriculum(parent))
  childsToken = await makeChildLogin(rest, parent, { student_id, ...login })
  child = rest.as(childsToken)
})
afterAll(() => rest.close())

const signIn = async (password = login.password) =>
  String(read((await rest.as(null)("POST", "/auth/login", { email: login.email, password })).body, "access_token"))
const setWork = async () =>
  idOf(await parent("POST", "/assignments", { curriculum_id, title: "Leaf press", due_date: "2026-09-20" }))
const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#0f766e" } })
    .jpeg()
    .toBuffer()

/** Uploads a file as a browser does, with its bytes as the body. */
const send = (assignment: string, name: string, content_type: string, content: Uint8Array, token = childsToken) =>
  rest.sendBytes(`/api/v1/assignments/${assignment}/files?name=${encodeURIComponent(name)}`, content, {
    authorization: `Bearer ${token}`,
    "content-type": content_type,
  })

describe("files", () => {
  test(
    "are uploaded as bytes, submitted and readable by those with access to the work",
    { tags: ["api.delete-file", "api.delete-submission", "api.get-file", "api.list-files", "api.upload-file"] },
    async () => {
      const assignment = await setWork()
      const sent = await send(assignment, "my map.jpg", "image/jpeg", await photo())
      expect(sent).toMatchObject({ status: 200, body: { name: "my map.jpg", content_type: "image/jpeg" } })
      const waiting = await child("GET", `/assignments/${assignment}/files`)
      expect(waiting.body).toMatchObject([{ id: idOf(sent) }])
      const answer = { text: "See the map.", file_ids: [idOf(sent)] }
      expect(await child("POST", `/assignments/${assignment}/submissions`, answer)).toMatchObject({ status: 200 })
      const kept = await parent("GET", `/files/${idOf(sent)}`)
      expect(kept.status).toBe(200)
      expect(Object.fromEntries(kept.headers)).toMatchObject({
        "content-type": "image/jpeg",
        "content-disposition": "inline; filename*=UTF-8''my%20map.jpg",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
      })
      const stranger = rest.as(await rest.register("stranger@example.com"))
      expect(await stranger("GET", `/files/${idOf(sent)}`)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } })
      expect(await rest.as(null)("GET", `/files/${idOf(sent)}`)).toMatchObject({ status: 401 })
      // The file belongs to the submission, which can only be unsubmitted as a whole.
      expect(await child("DELETE", `/files/${idOf(sent)}`)).toMatchObject({ status: 409 })
      const { body: submissions } = await parent("GET", `/assignments/${assignment}/submissions`)
      expect(await child("DELETE", `/submissions/${String(read(read(submissions, "0"), "id"))}`)).toMatchObject({
        status: 200,
        body: { id: assignment, status: "in_progress" },
      })
      expect(await child("DELETE", `/files/${idOf(sent)}`)).toMatchObject({ status: 200 })
      expect((await child("GET", `/assignments/${assignment}/files`)).body).toEqual([])
    },
  )

  test(
    "with a wrong type, too large or without an assignment are refused with a message and not stored",
    { tags: ["assignments.files-refused"] },
    async () => {
      const assignment = await setWork()
      const before = await rest.db.file_content.count()
      const text = new TextEncoder().encode("<script>alert(1)</script>")
      expect(await send(assignment, "map.jpg", "image/jpeg", text)).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_ERROR", message: expect.stringContaining("Only photos") },
      })
      expect(await send(assignment, "big.jpg", "image/jpeg", new Uint8Array(4_400_000))).toMatchObject({
        status: 413,
        body: { message: "A file can have 4 MB at most." },
      })
      expect(await send("unknown", "map.jpg", "image/jpeg", await photo())).toMatchObject({ status: 404 })
      expect(await send(assignment, "map.jpg", "image/jpeg", await photo(), "unknown")).toMatchObject({ status: 401 })
      expect(await rest.db.file_content.count()).toBe(before)
    },
  )
})

test(
  "notifications are listed and marked as read individually or all at once",
  { tags: ["api.list-notifications", "api.read-all-notifications", "api.read-notification"] },
  async () => {
    const first = await setWork()
    const second = await setWork()
    rest.clock.now = new Date(rest.clock.now.getTime() + 60_000)
    const { body } = await child("GET", "/notifications")
    const notifications = Object.values(fieldsOf(body)).filter((row) =>
      [first, second].includes(String(read(row, "assignment_id"))),
    )
    expect(notifications).toMatchObject([
      { kind: "assignment_set", is_read: false, assignment_id: second, student_id },
      { kind: "assignment_set", is_read: false, assignment_id: first },
    ])
    expect(await child("POST", `/notifications/${String(read(notifications[0], "id"))}/read`)).toMatchObject({
      status: 200,
      body: { is_read: true },
    })
    expect(await parent("POST", `/notifications/${String(read(notifications[1], "id"))}/read`)).toMatchObject({
      status: 404,
    })
    expect(await child("POST", "/notifications/read")).toMatchObject({
      status: 200,
      body: { read: expect.any(Number) },
    })
    const after = (await child("GET", "/notifications?limit=50")).body
    expect(Object.values(fieldsOf(after)).every((row) => read(row, "is_read"))).toBe(true)
  },
)

test(
  "a child's login is read, gets a new password and is deleted with all its sessions",
  { tags: ["api.delete-login", "api.get-login", "api.reset-login"] },
  async () => {
    const path = `/students/${student_id}/login`
    expect(await parent("GET", path)).toMatchObject({
      status: 200,
      body: { username: login.email, must_change_password: false, last_seen_at: expect.any(String) },
    })
    const device = rest.as(await signIn())
    expect(await parent("POST", `${path}/reset`, { password: "short" })).toMatchObject({ status: 400 })
    const reset = await parent("POST", `${path}/reset`, { password: "puffin-kite-99" })
    expect(reset).toMatchObject({
      status: 200,
      body: { username: login.email, temp_password: "puffin-kite-99", magic_link: expect.stringContaining("/magic/") },
    })
    expect(reset.headers.get("cache-control")).toBe("no-store")
    expect(await device("GET", "/assignments")).toMatchObject({ status: 401 })
    expect(await parent("GET", path)).toMatchObject({ body: { must_change_password: true } })
    const again = rest.as(await signIn("puffin-kite-99"))
    expect(await again("GET", path)).toMatchObject({ status: 403 })
    expect(await parent("DELETE", path)).toMatchObject({ status: 200 })
    expect(await again("GET", "/assignments")).toMatchObject({ status: 401 })
    expect(await parent("GET", path)).toMatchObject({ status: 404 })
  },
)
