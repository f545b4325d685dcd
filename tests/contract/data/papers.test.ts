import { beforeAll, afterAll, describe, expect, test } from "vitest"
import { readPdf, wordsOf } from "../../../packages/paper/src/testing/read-pdf.ts"
import { idOf, openRest, read, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let token: string
let ask: Ask
let student_id: string
let curriculum_id: string
let filing_id: string
let year: { id: string; start_date: string }

beforeAll(async () => {
  rest = await openRest()
  token = await rest.register("paper@example.com")
  ask = rest.as(token)
  await ask("PUT", "/settings/school", { name: "Maple Hollow Academy", phone: "(802) 555-0134" })
  const born = { first_name: "Ada", last_name: "O'Bell", date_of_birth: "2011-05-20", grade_level: "9" }
  student_id = idOf(await ask("POST", "/students", { ...born, legal_name: "Ada Josephine O'Bell" }))
  const { body: years } = await ask("GET", "/school-years")
  const [first] = Array.isArray(years) ? years : []
  year = { id: String(read(first, "id")), start_date: String(read(first, "start_date")).slice(0, 10) }
  const subject_id = idOf(await ask("POST", "/subjects", { name: "Algebra", grade_level: "9" }))
  const provider_id = idOf(await ask("POST", "/providers", { name: "Saxon Math" }))
  curriculum_id = idOf(
    await ask("POST", "/curriculum", {
      student_id,
      subject_id,
      provider_id,
      credits: 1,
      description: "From equations to functions.",
    }),
  )
  const due_date = rest.clock.now.toISOString().slice(0, 10)
  const work = { curriculum_id, title: "Problem set", type: "homework", points_possible: 20, due_date }
  const assignment_id = idOf(await ask("POST", "/assignments", work))
  await ask("POST", "/grades", { assignment_id, points_earned: 19 })
  const lesson = { student_id, subject_id, day_of_week: weekday(due_date), start_time: "08:30", end_time: "09:15" }
  await ask("POST", "/schedule", lesson)
  await ask("POST", "/attendance", { student_id, date: due_date, status: "present" })
  await ask("POST", "/time", {
    student_id,
    subject_id,
    curriculum_id,
    date: due_date,
    minutes: 95,
    description: "Garden maths",
  })
  const past = { academic_year: "2024-2025", grade_level: "8", title: "Pre-Algebra", letter: "A", credits: 1 }
  const place = { provider_name: "Riverbend College" }
  await ask("POST", "/past-courses", { student_id, ...past, ...place })
  const requirement_id = idOf(
    await ask("POST", "/requirements", { student_id, school_year_id: year.id, pack_id: "own" }),
  )
  filing_id = idOf(await ask("POST", "/filings", { requirement_id, title: "Letter to the district" }))
  await ask("PUT", `/filings/${filing_id}`, { report: [{ label: "Hours", text: "Twelve so far." }] })
})
afterAll(() => rest.close())

function weekday(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" }).toLowerCase()
}

async function fetchPaper(path: string, as = token) {
  const headers = { authorization: `Bearer ${as}` }
  const answer = await rest.app.fetch(new Request(`http://hearthbook.test/api/v1${path}`, { headers }))
  return { answer, content: new Uint8Array(await answer.arrayBuffer()) }
}

const ofYear = () => `school_year_id=${year.id}`
const today = () => rest.clock.now.toISOString().slice(0, 10)
const papers: [name: string, path: () => string, words: (string | RegExp)[]][] = [
  [
    "the transcript",
    () => `/students/${student_id}/transcript.pdf?notary=true`,
    [
      "Unofficial",
      "Ada Josephine O'Bell",
      "Before grade 9",
      "Pre-Algebra Riverbend College A",
      "Algebra Saxon Math IP 1.00",
    ],
  ],
  ["a report card", () => `/students/${student_id}/report-card.pdf?${ofYear()}`, ["Report card", "Algebra A 95%"]],
  ["all report cards", () => `/report-cards.pdf?${ofYear()}`, ["Report card", "Algebra A 95%"]],
  [
    "the attendance register",
    () => `/students/${student_id}/attendance-register.pdf?${ofYear()}`,
    ["Attendance register", "Days of school 1"],
  ],
  [
    "the hours log",
    () => `/students/${student_id}/hours-log.pdf?${ofYear()}`,
    ["Hours log", "Garden maths", "1 h 35 min"],
  ],
  ["the reading list", () => `/students/${student_id}/reading-list.pdf?${ofYear()}`, ["Reading list"]],
  [
    "the course descriptions",
    () => `/students/${student_id}/course-descriptions.pdf`,
    ["From equations to functions."],
  ],
  ["the diploma", () => `/students/${student_id}/diploma.pdf`, ["Ada Josephine O'Bell", "Given on"]],
  [
    "the weekly planner",
    () => `/students/${student_id}/weekly-planner.pdf?date=${today()}`,
    ["Week of", "08:30 Algebra", "Problem set"],
  ],
  [
    "the daily checklist",
    () => `/daily-checklist.pdf?date=${today()}`,
    ["Ada", "08:30 Algebra", "Algebra: Problem set"],
  ],
  [
    "a filing's report",
    () => `/filings/${filing_id}/report.pdf`,
    ["Letter to the district", "Hours", "Twelve so far."],
  ],
  ["the school profile", () => "/school-profile.pdf", ["A homeschool of 1 student (Grade 9: 1)", "about 120 hours"]],
]

describe(
  "documents over REST",
  {
    tags: [
      "api.transcript-pdf",
      "api.report-card-pdf",
      "api.report-cards-pdf",
      "api.attendance-register-pdf",
      "api.hours-log-pdf",
      "api.reading-list-pdf",
      "api.course-descriptions-pdf",
      "api.diploma-pdf",
      "api.weekly-planner-pdf",
      "api.daily-checklist-pdf",
      "api.filing-report-pdf",
      "api.school-profile-pdf",
    ],
  },
  () => {
    test.each(papers)(
      "each is a PDF of the records, private, with a file's name: %s",
      async (_name, path, expected) => {
        const { answer, content } = await fetchPaper(path())
        expect(answer.status).toBe(200)
        expect(answer.headers.get("content-type")).toBe("application/pdf")
        expect(answer.headers.get("cache-control")).toBe("private, no-store")
        expect(answer.headers.get("content-disposition")).toMatch(/^inline; filename\*=UTF-8''[\w%.,-]+\.pdf$/)
        const pdf = await readPdf(content)
        const words = wordsOf(pdf)
        for (const part of expected) expect(words).toContain(part)
        expect(words).toContain("Maple Hollow Academy")
        expect(Math.min(pdf.sizes[0]?.width ?? 0, pdf.sizes[0]?.height ?? 0)).toBe(612)
      },
    )

    test("a paper is A4 if asked for", async () => {
      const { content } = await fetchPaper("/school-profile.pdf?paper=a4")
      expect((await readPdf(content)).sizes[0]?.width).toBe(595)
    })

    test("the profile says how the family teaches, and tells places from what the family teaches with", async () => {
      await ask("PUT", "/settings/school", { about: "We read aloud every morning." })
      const { content } = await fetchPaper("/school-profile.pdf")
      const words = wordsOf(await readPdf(content))
      expect(words).toContain("How we teach We read aloud every morning.")
      expect(words).toContain("Courses were also taken at Riverbend College.")
      expect(words).toContain("Courses are taught with Saxon Math.")
    })

    test("the booklet leaves out what is not described, and hours that do not bear out the credits", async () => {
      const readBooklet = async () => {
        const { content } = await fetchPaper(`/students/${student_id}/course-descriptions.pdf`)
        return wordsOf(await readPdf(content))
      }
      expect(await readBooklet()).not.toContain("Time spent")
      await ask("PUT", `/curriculum/${curriculum_id}`, { credits: null })
      const words = await readBooklet()
      await ask("PUT", `/curriculum/${curriculum_id}`, { credits: 1 })
      expect(words).toContain("With Saxon Math")
      expect(words).toContain("Time spent About 2 hours")
      expect(words).not.toContain("Pre-Algebra")
    })

    test("more than 120 in ten minutes are refused", { tags: ["paper.limit"] }, async () => {
      const drawn = { key: { startsWith: "paper:" } }
      await rest.db.rate_limit.updateMany({ where: drawn, data: { count: 120 } })
      const { answer } = await fetchPaper("/school-profile.pdf")
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true])
      await rest.db.rate_limit.deleteMany({ where: drawn })
    })

    test("a name's marks stay out of the header", async () => {
      const { answer } = await fetchPaper(`/students/${student_id}/diploma.pdf`)
      expect(answer.headers.get("content-disposition")).toContain("Diploma%2C%20Ada%20Josephine%20O%27Bell.pdf")
    })

    test("of another family's student, or none, there are none", async () => {
      const other = await rest.register("other-paper@example.com")
      for (const [, path] of papers.filter(([, path]) => path().startsWith("/students/"))) {
        expect((await fetchPaper(path(), other)).answer.status).toBe(404)
      }
      expect((await fetchPaper(`/report-cards.pdf?${ofYear()}`, other)).answer.status).toBe(404)
      expect((await fetchPaper(`/filings/${filing_id}/report.pdf`, other)).answer.status).toBe(404)
      expect((await fetchPaper("/students/none/diploma.pdf")).answer.status).toBe(404)
      expect((await fetchPaper("/school-profile.pdf", "no token")).answer.status).toBe(401)
    })

    test("a wrong paper, and a missing year or day, are refused with the field", async () => {
      expect(await ask("GET", "/school-profile.pdf?paper=legal")).toMatchObject({
        status: 400,
        body: { code: "VALIDATION_ERROR" },
      })
      expect(await ask("GET", `/students/${student_id}/hours-log.pdf`)).toMatchObject({ status: 400 })
      expect(await ask("GET", "/daily-checklist.pdf")).toMatchObject({ status: 400 })
    })

    test("an official transcript says so", async () => {
      expect((await ask("POST", `/students/${student_id}/transcript/finalize`, {})).status).toBe(200)
      const words = wordsOf(
        await readPdf((await fetchPaper(`/students/${student_id}/transcript.pdf?notary=true`)).content),
      )
      expect(words).toContain("I certify that this is the official transcript of Ada Josephine O'Bell.")
      expect(words).toContain("My commission expires")
    })
  },
)
