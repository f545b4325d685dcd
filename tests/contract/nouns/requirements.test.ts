import { smallPdf } from "../../../packages/api/src/testing/sample-pdf.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { idOf, openRest, read, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

test(
  "what is asked of a child and what is filed can be read and changed over REST",
  {
    tags: [
      "api.list-requirements",
      "api.create-requirement",
      "api.create-requirements",
      "api.requirements-overview",
      "api.get-requirement",
      "api.update-requirement",
      "api.delete-requirement",
      "api.refresh-requirement",
      "api.get-pace",
      "api.list-filings",
      "api.create-filing",
      "api.get-filing",
      "api.update-filing",
      "api.delete-filing",
      "api.draft-filing",
      "api.upload-filing-file",
      "api.get-records",
    ],
  },
  async () => {
    const token = await rest.register("asked@example.com")
    const ask = rest.as(token)
    const born = { first_name: "Ada", last_name: "Bell", date_of_birth: "2016-05-20", grade_level: "4" }
    const student_id = idOf(await ask("POST", "/students", born))
    const { body: years } = await ask("GET", "/school-years")
    const [year] = Array.isArray(years) ? years : []
    const school_year_id = String(read(year, "id"))
    const start_date = String(read(year, "start_date"))
    const adopted = await ask("POST", "/requirements", {
      student_id,
      school_year_id,
      pack_id: "us-ny",
    })
    expect(adopted).toMatchObject({ status: 200, body: { pack_id: "us-ny", grade_level: "4", pack_version: 1 } })
    const id = idOf(adopted)
    const again = { student_id, school_year_id, pack_id: "us-mo" }
    expect(await ask("POST", "/requirements", again)).toMatchObject({ status: 409, body: { code: "CONFLICT" } })
    const bulk = { school_year_id, pack_id: "us-ny" }
    expect(await ask("POST", "/requirements/bulk", bulk)).toMatchObject({ status: 200, body: [] })
    expect(await ask("GET", `/requirements?student_id=${student_id}`)).toMatchObject({ status: 200, body: [{ id }] })
    expect(await ask("GET", `/requirements/overview?school_year_id=${school_year_id}`)).toMatchObject({
      status: 200,
      body: [{ student_id, requirement_id: id }],
    })
    expect(await ask("PUT", `/requirements/${id}`, { opening: { days: 4.5 } })).toMatchObject({
      status: 200,
      body: { opening: { days: 4.5, minutes: 0, note: null } },
    })
    expect(await ask("POST", `/requirements/${id}/refresh`, {})).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", `/requirements/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", `/requirements/${id}/pace`)).toMatchObject({
      status: 200,
      body: [
        { target_id: "hours-1-6", needed: 900 },
        { target_id: "days", done: 4.5 },
      ],
    })
    expect(await ask("GET", `/records?student_id=${student_id}&school_year_id=${school_year_id}`)).toMatchObject({
      status: 200,
      body: { requirement_id: id, hours: { days: 0 }, lessons: [], field_trips: [], amendments: [] },
    })
    const { body: filings } = await ask("GET", `/filings?requirement_id=${id}`)
    expect(filings).toHaveLength(7)
    const own = await ask("POST", "/filings", { requirement_id: id, title: "Ask the district" })
    expect(own).toMatchObject({ status: 200, body: { pack_filing_id: null, due_date: null } })
    const filing_id = idOf(own)
    const at = `/filings/${filing_id}`
    expect(await ask("PUT", at, { done_on: start_date, note: "By mail" })).toMatchObject({
      status: 200,
      body: { note: "By mail", done_on: start_date },
    })
    expect(await ask("GET", at)).toMatchObject({ status: 200, body: { note: "By mail" } })
    expect(await ask("GET", `${at}/draft`)).toMatchObject({
      status: 200,
      body: { filing_id: filing_id, contents: [] },
    })
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/pdf" }
    const sent = await rest.sendBytes(`/api/v1${at}/files?name=receipt.pdf`, smallPdf(), headers)
    expect(sent).toMatchObject({ status: 200, body: { file_name: "receipt.pdf" } })
    expect(await ask("DELETE", at)).toMatchObject({ status: 200, body: { id: filing_id } })
    expect(await ask("DELETE", `/requirements/${id}`)).toMatchObject({ status: 200, body: { id } })
    expect(await ask("GET", `/requirements/${id}`)).toMatchObject({ status: 404 })
  },
)
