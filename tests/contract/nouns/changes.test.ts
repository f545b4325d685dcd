import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("changes@example.com"))
})
afterAll(() => rest.close())

test("a deletion is listed, and undone once", { tags: ["api.list-changes", "api.undo-change"] }, async () => {
  const subject = { name: "Latin", grade_level: "4" }
  const id = idOf(await ask("POST", "/subjects", subject))
  const deleted = await ask("DELETE", `/subjects/${id}`)
  expect(deleted).toMatchObject({ status: 200, body: { id, change_id: expect.any(String) } })
  const change_id = String(read(deleted.body, "change_id"))
  expect(await ask("GET", "/changes?limit=1")).toMatchObject({
    status: 200,
    body: [{ id: change_id, kind: "delete", summary: "Deleted Latin", undone_at: null }],
  })
  expect(await ask("POST", `/changes/${change_id}/undo`, { preview: true })).toMatchObject({
    status: 200,
    body: { count: 1, changed: [], change: { undone_at: null } },
  })
  expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200, body: { count: 1 } })
  expect(await ask("GET", `/subjects/${id}`)).toMatchObject({ status: 200, body: subject })
  expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", message: "This was undone already." },
  })
})

test("an undo that would overwrite a newer change answers 409 with what was changed", async () => {
  const id = idOf(await ask("POST", "/subjects", { name: "Greek", grade_level: "4" }))
  const change_id = String(read((await ask("DELETE", `/subjects/${id}`)).body, "change_id"))
  expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200 })
  const resource_id = idOf(
    await ask("POST", "/resources", { title: "Shelf", resource_type: "document", subject_id: id }),
  )
  const again = String(read((await ask("DELETE", `/subjects/${id}`)).body, "change_id"))
  const changed = { noun: "resource", id: resource_id, name: "Long shelf" }
  await ask("PUT", `/resources/${resource_id}`, { title: changed.name })
  expect(await ask("POST", `/changes/${again}/undo`, {})).toMatchObject({
    status: 409,
    body: { code: "CONFLICT", changed: [changed] },
  })
  expect(await ask("POST", `/changes/${again}/undo`, { skip_changed: true })).toMatchObject({
    status: 200,
    body: { count: 1, changed: [changed] },
  })
  expect(await ask("GET", `/subjects/${id}`)).toMatchObject({ status: 200 })
})
