import { afterAll, beforeAll, expect, test } from "vitest"
import { target } from "../platforms/open-app.ts"
import { openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

test(
  "a spreadsheet is read, corrected, imported and undone over REST",
  {
    tags: [
      "api.list-imports",
      "api.create-import",
      "api.get-import",
      "api.update-import",
      "api.delete-import",
      "api.list-import-rows",
      "api.wrong-import-rows",
      "api.confirm-import",
    ],
  },
  async () => {
    const token = await rest.register("imports@example.com")
    const ask = rest.as(token)
    const send = (query: string, body: Uint8Array<ArrayBuffer>) =>
      rest.send("POST", `/api/v1/imports?${query}`, { body, headers: { authorization: `Bearer ${token}` } })
    const table = new TextEncoder().encode("Name,Born,Level\nAda Bell,2016-05-20,4\nBen Bell,soon,2")
    const created = await send("kind=students&filename=roster.csv", table)
    expect(created.status).toBe(200)
    const view = created.body
    const id = String(read(view, "id"))
    expect(view).toMatchObject({
      kind: "students",
      status: "preview",
      filename: "roster.csv",
      counts: { new: 1, wrong: 1 },
    })
    expect(await ask("GET", "/imports")).toMatchObject({ status: 200, body: [{ id }] })
    expect(await ask("GET", `/imports/${id}`)).toMatchObject({ status: 200, body: { id, version: 1 } })
    expect(await ask("PUT", `/imports/${id}`, { mapping: { grade_level: null } })).toMatchObject({
      status: 200,
      body: { version: 2, columns: [{ field: "name" }, { field: "date_of_birth" }, { field: null }] },
    })
    expect(await ask("GET", `/imports/${id}/rows?status=wrong&limit=1`)).toMatchObject({ body: [{ row: 3 }] })
    const wrong = await rest.send("GET", `/api/v1/imports/${id}/wrong.csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(wrong.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(String(wrong.body)).toContain("Ben Bell,soon,2,This is not a day.")
    const refused = await ask("POST", `/imports/${id}/confirm`, { leave_out_wrong: false })
    expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    const done = await ask("POST", `/imports/${id}/confirm`, { leave_out_wrong: true })
    expect(done).toMatchObject({ status: 200, body: { created: 1, changed: 0, unchanged: 0, left_out: 1 } })
    expect(await ask("GET", "/students")).toMatchObject({ body: [{ first_name: "Ada", last_name: "Bell" }] })
    const change_id = String(read(done.body, "change_id"))
    expect(await ask("POST", `/changes/${change_id}/undo`, {})).toMatchObject({ status: 200 })
    expect(await ask("GET", "/students")).toMatchObject({ body: [] })
    expect(await ask("DELETE", `/imports/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect((await send("kind=nothing", table)).status).toBe(400)
    // On a host, its edge refuses such a body with words of its own.
    if (target === "app") expect((await send("kind=students", new Uint8Array(6 * 1024 * 1024))).status).toBe(413)
    expect((await rest.send("POST", "/api/v1/imports?kind=students", { body: table })).status).toBe(401)
  },
)
