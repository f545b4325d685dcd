import { readFileSync } from "node:fs"
import http from "node:http"
import { setTimeout as wait } from "node:timers/promises"
import { listen } from "../../../apps/functions/src/hosts/listen.ts"
import { smallPdf } from "../../../packages/api/src/testing/sample-pdf.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeChildLogin, makeCurriculum } from "../fixtures/rest-records.ts"
import { fieldsOf, idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let parent: Ask
let child: Ask
let token: string
let assignment: string
let server: Awaited<ReturnType<typeof listen>>

beforeAll(async () => {
  rest = await openRest()
  parent = rest.as(await rest.register("ada@example.com"))
  const { student_id, curriculum_id } = await makeCurriculum(parent)
  token = await makeChildLogin(rest, parent, { student_id, email: "ben@hearthbook.app", password: "otter-maple-27" })
  child = rest.as(token)
  assignment = idOf(await parent("POST", "/assignments", { curriculum_id, title: "Rivers", due_date: "2026-09-20" }))
  server = await listen(rest.app.fetch, 0)
})
afterAll(async () => {
  await server.close()
  await rest.close()
})

const size = 25 * 1024 * 1024
const draft = { name: "rivers.pdf", size, fingerprint: "a hash" }

/** Sends a part over a real connection, which is cut after `cutAfter` bytes. Returns the status, or null if it was cut. */
function sendPart(id: string, position: number, content: Uint8Array, cutAfter?: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": content.length,
    }
    const path = `/api/v1/uploads/${id}/parts/${position}`
    const request = http.request({ port: server.port, method: "PUT", path, headers, agent: false })
    request.on("response", (response) => {
      response.resume()
      response.on("end", () => resolve(response.statusCode ?? 0))
    })
    request.on("error", (error) => (cutAfter === undefined ? reject(error) : resolve(null)))
    if (cutAfter === undefined) request.end(content)
    else request.write(content.subarray(0, cutAfter), () => request.destroy(new Error("the line was cut")))
  })
}

describe("a file in parts", () => {
  test(
    "of 25 MB over a line that is cut three times arrives once and whole",
    {
      tags: [
        "slow",
        "assignments.large-files",
        "api.create-file-upload",
        "api.get-file-upload",
        "api.upload-file-part",
        "api.complete-file-upload",
      ],
      timeout: 60_000,
    },
    async () => {
      const content = smallPdf({ size })
      const begun = await child("POST", `/assignments/${assignment}/uploads`, draft)
      expect(begun).toMatchObject({ status: 200, body: { received: [], part_size: 1024 * 1024 } })
      const id = idOf(begun)
      const partSize = Number(read(begun.body, "part_size"))
      const sent: number[] = []
      for (const cut of [3, 11, 20, null]) {
        // After each cut, the browser asks again which parts are there.
        const begunBefore = await child("POST", `/assignments/${assignment}/uploads`, draft)
        expect(idOf(begunBefore)).toBe(id)
        const received = new Set(Object.values(fieldsOf(read(begunBefore.body, "received"))))
        for (let position = 0; position * partSize < size; position++) {
          if (received.has(position)) continue
          const part = content.subarray(position * partSize, (position + 1) * partSize)
          if (position === cut) {
            expect(await sendPart(id, position, part, 500_000)).toBeNull()
            await wait(100)
            break
          }
          expect(await sendPart(id, position, part)).toBe(200)
          sent.push(position)
        }
      }
      // No part was sent twice.
      expect(sent).toEqual(Array.from({ length: 25 }, (_, position) => position))
      expect(await child("GET", `/uploads/${id}`)).toMatchObject({ status: 200, body: { received: sent } })
      const completed = await child("POST", `/uploads/${id}/complete`)
      expect(completed).toMatchObject({ status: 200, body: { id, name: "rivers.pdf", size } })
      expect(await child("POST", `/uploads/${id}/complete`)).toMatchObject({ status: 200, body: completed.body })
      expect((await child("GET", `/assignments/${assignment}/files`)).body).toEqual([completed.body])
      const headers = { authorization: `Bearer ${token}` }
      const download = await fetch(`http://127.0.0.1:${server.port}/api/v1/files/${id}`, { headers })
      expect(download.headers.get("content-length")).toBe(String(size))
      expect(Buffer.compare(Buffer.from(await download.arrayBuffer()), content)).toBe(0)
      await child("DELETE", `/files/${id}`)
    },
  )

  test("is canceled, and its parts are deleted", { tags: ["api.delete-file-upload"] }, async () => {
    const id = idOf(await child("POST", `/assignments/${assignment}/uploads`, { name: "a.pdf", size: 100 }))
    expect(await sendPart(id, 0, smallPdf({ size: 100 }))).toBe(200)
    expect(await child("DELETE", `/uploads/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await child("GET", `/uploads/${id}`)).toMatchObject({ status: 404 })
    expect(await rest.db.upload_part.count()).toBe(0)
  })

  test(
    "of a wrong size, or of another kind than it claims, is refused before it is kept",
    { tags: ["assignments.files-refused"] },
    async () => {
      const begin = (body: object) => child("POST", `/assignments/${assignment}/uploads`, body)
      expect(await begin({ name: "a.pdf", size: size + 1 })).toMatchObject({
        status: 400,
        body: { message: "A file can have 25 MB at most." },
      })
      const id = idOf(await begin({ name: "a.pdf", size: 100 }))
      expect(await sendPart(id, 0, smallPdf({ size: 101 }))).toBe(400)
      expect(await sendPart(id, 0, new TextEncoder().encode("<!doctype html>".padEnd(100)))).toBe(400)
      const page = `%PDF-1.4<script>alert(1)</script>`.padEnd(100)
      expect(await sendPart(id, 0, new TextEncoder().encode(page))).toBe(200)
      expect(await child("POST", `/uploads/${id}/complete`)).toMatchObject({
        status: 400,
        body: { message: "This PDF is damaged. Save it again, and add it once more." },
      })
      expect(await rest.db.file_content.count()).toBe(0)
      expect(await rest.db.upload.count()).toBe(0)
    },
  )
})

test("a Word file is downloaded, and never shown as a page", { tags: ["assignments.documents"] }, async () => {
  const story = readFileSync(new URL("../../samples/story.docx", import.meta.url))
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" }
  const sent = await rest.sendBytes(`/api/v1/assignments/${assignment}/files?name=My%20story`, story, headers)
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
  expect(sent).toMatchObject({ status: 200, body: { name: "My story.docx", content_type: type } })
  const { headers: got } = await parent("GET", `/files/${idOf(sent)}`)
  expect(Object.fromEntries(got)).toMatchObject({
    "content-type": type,
    "content-disposition": "attachment; filename*=UTF-8''My%20story.docx",
    "x-content-type-options": "nosniff",
  })
})
