import { describe, expect, test } from "vitest"
import { course, fullTranscript, paperOf, usualTranscript } from "../testing/sample-transcript.ts"
import { sheetOn } from "../testing/sample-sheet.ts"
import { countMissingLetters, readPdf, wordsOf } from "../testing/read-pdf.ts"
import { draw as makeTranscript, type TranscriptPaper } from "./transcript.tsx"

const longName = "Maximiliana Theodora Alexandrina Featherstonehaugh-Cholmondeley"

/** The row of a course as it is read back, in the order of the columns. */
function rowsOf({ years, before_high_school }: TranscriptPaper): string[] {
  const marks = { regular: "", honors: "H", ap: "AP", dual_enrollment: "DE" }
  return [before_high_school, ...years].flatMap(({ courses, credits, gpa, weighted_gpa }) => [
    ...courses.map((one) => {
      const isOver = one.status === "final"
      const points = one.counts ? [one.points?.toFixed(2), one.weighted_points?.toFixed(2)] : ["–", "–"]
      return [
        one.title,
        marks[one.level],
        isOver ? one.label : "IP",
        one.percent !== null && `${one.percent}%`,
        one.credits?.toFixed(2),
        isOver ? one.credits_earned.toFixed(2) : "–",
        ...points,
      ]
        .filter(Boolean)
        .join(" ")
    }),
    `Credits ${credits.toFixed(2)} GPA ${gpa?.toFixed(2)} Weighted GPA ${weighted_gpa?.toFixed(2)}`,
  ])
}

test(
  "a title without a blank breaks, so that the figures beside it can be read",
  { tags: ["paper.transcript"] },
  async () => {
    const data = usualTranscript()
    const [year] = data.years
    const [first] = year?.courses ?? []
    if (!year || !first) throw new Error("The sample has a course.")
    const title = "z".repeat(160)
    const years = [{ ...year, courses: [{ ...first, title }] }]
    const words = wordsOf(await readPdf(await makeTranscript({ ...data, years }, sheetOn("letter"))))
    const pieces = words.match(/z+/g) ?? []
    expect(pieces.join("")).toBe(title)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(50)
  },
)

describe("a transcript", { tags: ["paper.transcript"] }, () => {
  test("holds every figure, in rows", async () => {
    const data = usualTranscript()
    const read = await readPdf(await makeTranscript(data, sheetOn("letter")))
    const words = wordsOf(read)
    // A course taken elsewhere has its place between title and figures.
    const rows = rowsOf(data).filter((row) => !row.startsWith("Calculus I"))
    expect(rows.filter((row) => !words.includes(row))).toEqual([])
    expect(words).toContain("Champlain Valley College")
    expect(words).toContain("Logic IP 1.00 – – –")
    expect(words).toContain(`GPA, unweighted ${data.cumulative.gpa?.toFixed(2)}`)
    expect(words).toContain(`GPA, weighted ${data.cumulative.weighted_gpa?.toFixed(2)}`)
    for (const part of ["March 14, 2009", "Expected graduation June 5, 2027", "As of May 28, 2027", "A- 90%+ (3.7)"]) {
      expect(words).toContain(part)
    }
    expect(words).toContain("H honors (+0.5)")
    expect(words).toContain("about 120 hours")
    expect(words).not.toMatch(/social|ssn/i)
  })

  test.each([
    ["letter", 612, 792],
    ["a4", 595, 842],
  ] as const)(
    "of 60 courses with long titles and names loses nothing, on paper of the size %s",
    { tags: ["paper.look"], timeout: 60_000 },
    async (paper, width, height) => {
      const data = fullTranscript({ name: longName })
      const content = await makeTranscript(data, sheetOn(paper))
      const read = await readPdf(content)
      expect(read.sizes.every((size) => size.width === width && size.height === height)).toBe(true)
      expect(read.pages.length).toBeLessThan(6)
      const words = wordsOf(read)
      expect(words).toContain(longName)
      for (const year of data.years) {
        expect(words).toContain(`Credits ${year.credits.toFixed(2)} GPA ${year.gpa?.toFixed(2)}`)
        const lost = year.courses.filter(
          (one) => !words.includes(`${one.title} `) || !words.includes(`${one.percent}%`),
        )
        expect(lost).toEqual([])
      }
      expect(words.match(/Northern Vermont Cooperative/g)?.length).toBe(9)
      read.pages.forEach((page, index) => {
        const foot = page.replace(/\s+/g, " ")
        expect(foot).toContain(`${longName} · Transcript`)
        expect(foot).toContain(`May 28, 2027 Page ${index + 1} of ${read.pages.length}`)
      })
      expect(countMissingLetters(content)).toBe(0)
    },
  )

  test("with more courses in a year than a page holds breaks between rows, and says again what the columns are", async () => {
    const courses = Array.from({ length: 48 }, (_, index) => course(9, index))
    const read = await readPdf(await makeTranscript(paperOf(courses), sheetOn("letter")))
    const withRows = read.pages.filter((page) => page.includes("Biology"))
    expect(withRows.length).toBe(2)
    expect(withRows.every((page) => /Course\s+Level\s+Grade\s+Percent/.test(page))).toBe(true)
  })

  test("is tagged: a heading, and tables with as many cells as columns", { tags: ["paper.text"] }, async () => {
    const { roles, language, title } = await readPdf(await makeTranscript(usualTranscript(), sheetOn("letter")))
    expect(roles.filter((role) => role === "H1")).toHaveLength(1)
    expect(roles.filter((role) => role === "Table")).toHaveLength(5)
    expect(roles.filter((role) => role === "TH")).toHaveLength(5 * 8)
    const rows = usualTranscript().years.flatMap(({ courses }) => courses).length + 1
    expect(roles.filter((role) => role === "TD")).toHaveLength(rows * 8)
    expect({ language, title }).toEqual({ language: "en", title: "Transcript of Ada Josephine Thornton" })
  })

  test("without a school, courses or dates is made all the same", async () => {
    const data = paperOf([], { student: { name: "Eli", date_of_birth: null, graduation_date: null } })
    const words = wordsOf(await readPdf(await makeTranscript(data, sheetOn("a4", null))))
    expect(words).toContain("GPA, unweighted –")
    expect(words).not.toContain("graduation")
  })
})

describe("an official transcript", { tags: ["paper.official"] }, () => {
  const attestation = "I certify that this is the official transcript of Ada Josephine Thornton."

  test("has what a parent signs, and a notary's block if asked for", async () => {
    const plain = wordsOf(await readPdf(await makeTranscript(usualTranscript(), sheetOn("letter"))))
    expect(plain).toContain(attestation)
    expect(plain).toContain("Signature of parent")
    expect(plain).not.toMatch(/Notary|unofficial/i)
    const data = usualTranscript({ with_notary: true })
    expect(wordsOf(await readPdf(await makeTranscript(data, sheetOn("letter"))))).toContain("My commission expires")
  })

  test("is told from an unofficial one on each page", async () => {
    const data = usualTranscript({ official: false, with_notary: true })
    const read = await readPdf(await makeTranscript(data, sheetOn("letter")))
    expect(read.title).toBe("Unofficial transcript of Ada Josephine Thornton")
    expect(read.pages[0]).toContain("UNOFFICIAL")
    expect(read.pages.every((page) => page.replace(/\s+/g, " ").includes("Unofficial Transcript"))).toBe(true)
    expect(wordsOf(read)).not.toMatch(/certify|Notary/)
  })
})

test.for(["김민준", "محمد", "Иван Петров", "王小明", "陳怡君", "שלום", "राम कुमार", "さくら", "Nguyễn Thị Ánh"])(
  "%s has all its letters and reads back",
  { tags: ["paper.letters"] },
  async (name) => {
    const content = await makeTranscript(
      usualTranscript({ name }),
      sheetOn("letter", { name: `${name} Academy`, address: null, phone: null, email: null }),
    )
    const words = wordsOf(await readPdf(content))
    expect(words).toContain(`Student ${name}`)
    expect(words).toContain(`transcript of ${name}`)
    expect(countMissingLetters(content)).toBe(0)
  },
)
