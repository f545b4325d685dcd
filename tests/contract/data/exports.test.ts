import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { readCsv, readWorkbook, unzip } from "../../../packages/api/src/testing/read-files.ts"
import { readPdf, wordsOf } from "../../../packages/paper/src/testing/read-pdf.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let token: string
let ask: Ask
let year_id: string
let today: string
const students: Record<"Ada" | "Ben", string> = { Ada: "", Ben: "" }

beforeAll(async () => {
  rest = await openRest()
  token = await rest.register("export@example.com")
  ask = rest.as(token)
  today = rest.clock.now.toISOString().slice(0, 10)
  const { body: years } = await ask("GET", "/school-years")
  const [year] = Array.isArray(years) ? years : []
  year_id = String(read(year, "id"))
  const subject_id = idOf(await ask("POST", "/subjects", { name: "=Algebra", grade_level: null }))
  for (const [first_name, grade_level] of [
    ["Ada", "9"],
    ["Ben", "4"],
  ] as const) {
    const born = { first_name, last_name: "O'Bell", date_of_birth: "2011-05-20", grade_level }
    const student_id = idOf(await ask("POST", "/students", born))
    students[first_name] = student_id
    const about = { student_id, subject_id, credits: 1, description: `What ${first_name} learns.` }
    const curriculum_id = idOf(await ask("POST", "/curriculum", about))
    const work = {
      curriculum_id,
      title: `Essay, "${first_name}"`,
      type: "homework",
      points_possible: 20,
      due_date: today,
    }
    const assignment_id = idOf(await ask("POST", "/assignments", work))
    await ask("POST", "/grades", { assignment_id, points_earned: 18.5 })
    await ask("POST", "/attendance", { student_id, date: today, status: "present" })
    await ask("POST", "/time", {
      student_id,
      subject_id,
      date: today,
      minutes: 95,
      description: `Garden of ${first_name}`,
    })
  }
})
afterAll(() => rest.close())

async function download(path: string, as = token) {
  const headers = { authorization: `Bearer ${as}` }
  const answer = await rest.app.fetch(new Request(`http://hearthbook.test/api/v1${path}`, { headers }))
  return { answer, content: Buffer.from(await answer.arrayBuffer()) }
}

describe("lists as files over REST", { tags: ["api.export-csv", "api.export-xlsx"] }, () => {
  test("CSV is read back, with the filter of the list", { tags: ["export.csv", "export.filters"] }, async () => {
    const { answer, content } = await download(`/export/assignments.csv?student_id=${students.Ada}&from=${today}`)
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8")
    expect(answer.headers.get("cache-control")).toBe("private, no-store")
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="hearthbook-[a-z-]+-assignments-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const { rows } = readCsv(String(content))
    expect(rows).toHaveLength(1)
    expect(rows).toMatchObject([
      {
        student_id: students.Ada,
        student: "Ada O'Bell",
        subject: "'=Algebra",
        title: 'Essay, "Ada"',
        due_date: today,
        points_earned: "18.5",
        percentage: "92.5",
      },
    ])
  })

  test("Excel has numbers and days", { tags: ["export.xlsx", "export.dates"] }, async () => {
    const { answer, content } = await download(`/export/time.xlsx?student_id=${students.Ben}&dates=family`)
    expect(answer.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
    const { rows } = await readWorkbook(content)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ student: "Ben O'Bell", minutes: 95, date: new Date(today), subject: "'=Algebra" })
  })

  test("what cannot be given is refused as the list refuses it", { tags: ["export.filters"] }, async () => {
    for (const path of ["/export/secrets.csv", "/export/students.pdf", "/export/students", "/export/students.csv.csv"])
      expect([path, (await download(path)).answer.status]).toEqual([path, 404])
    for (const path of ["/export/lessons.csv?from=soon", "/export/lessons.csv?dates=roman"])
      expect([path, (await download(path)).answer.status]).toEqual([path, 400])
    const elsewhere = "0199a000-0000-7000-8000-000000000001"
    expect((await download(`/export/lessons.csv?student_id=${elsewhere}`)).answer.status).toBe(404)
    expect((await download("/export/students.csv", "none")).answer.status).toBe(401)
    const head = new Request("http://hearthbook.test/api/v1/export/students.csv", { method: "HEAD" })
    expect((await rest.app.fetch(head)).status).toBe(405)
  })
})

test(
  "a school year is a zip with a folder for each student",
  { tags: ["api.export-bundle", "export.bundle", "export.bundle-memory", "slow"] },
  async () => {
    const { answer, content } = await download(`/school-years/${year_id}/bundle.zip?paper=a4`)
    expect(answer.headers.get("content-type")).toBe("application/zip")
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="hearthbook-[a-z-]+-\d{4}-\d{4}\.zip"$/,
    )
    const entries = await unzip(content)
    const ofEach = (name: string) => [
      `${name} O'Bell/Report card.pdf`,
      ...(name === "Ada" ? ["Ada O'Bell/Transcript.pdf"] : []),
      ...["Attendance register", "Hours log", "Course descriptions"].map((title) => `${name} O'Bell/${title}.pdf`),
      ...["Courses", "Lessons", "Assignments and grades", "Attendance", "Time", "Filings"].map(
        (title) => `${name} O'Bell/Tables/${title}.csv`,
      ),
    ]
    expect([...entries.keys()]).toEqual([
      "Students.csv",
      "Subjects.csv",
      "Events.csv",
      ...ofEach("Ada"),
      ...ofEach("Ben"),
    ])
    const wordsIn = async (name: string) => wordsOf(await readPdf(new Uint8Array(entries.get(name) ?? Buffer.alloc(0))))
    expect(await wordsIn("Ada O'Bell/Hours log.pdf")).toContain("Garden of Ada")
    expect(await wordsIn("Ben O'Bell/Course descriptions.pdf")).toContain("What Ben learns.")
    const time = String(entries.get("Ben O'Bell/Tables/Time.csv"))
    expect(time).toContain("Garden of Ben")
    expect(time).not.toContain("Ada")
    expect((await download("/school-years/0199a000-0000-7000-8000-000000000001/bundle.zip")).answer.status).toBe(404)
    expect((await download("/school-years/first/bundle.zip")).answer.status).toBe(404)
  },
)
