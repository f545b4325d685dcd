import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { linesIn, mostLines, readLines } from "./read-lines.ts"
import type { QuickContext } from "./quick-types.ts"

const child = (id: string, short_name = id) => ({ id, first_name: short_name.split(" ")[0] ?? "", short_name })
const course = (student_id: string, subject: string) => ({ id: `${student_id} ${subject}`, student_id, subject })
/** A Thursday. */
const today = "2026-11-26"
const context: QuickContext = {
  children: [child("ada", "Ada"), child("ben", "Ben"), child("mary", "Mary Ann")].map((one) =>
    one.id === "mary" ? { ...one, first_name: "Mary Ann" } : one,
  ),
  courses: [
    course("ada", "Math"),
    course("ada", "Art"),
    course("ada", "Language Arts"),
    course("ben", "Math 5"),
    course("ben", "Art"),
    course("ben", "Physical Education"),
    course("mary", "Reading"),
    course("mary", "Lógica"),
  ],
  day: today,
  kind: "lesson",
  calendar: { today, year_start: "08-01" },
  date_format: "MM/DD/YYYY",
}

/** A line as the preview shows it: children and course, title, day, and what is missing. */
function read(text: string, given: Partial<QuickContext> = {}) {
  return readLines(text, { ...context, ...given }).map(({ targets, title, day, is_day_typed, kind, missing }) =>
    [
      targets.map(({ id }) => id).join(" + "),
      title,
      `${is_day_typed ? "" : "~"}${day.slice(5)}${kind === "assignment" ? " due" : ""}`,
      ...(missing ? [missing] : []),
    ].join(" | "),
  )
}

describe("a typed line", { tags: ["week.quick-lines"] }, () => {
  test.each([
    ["Ben math p. 42-43 fri", "ben Math 5 | p. 42-43 | 11-27"],
    ["ben MATH p. 42-43", "ben Math 5 | p. 42-43 | ~11-26"],
    ["- Ben math: p. 2-3, fri", "ben Math 5 | p. 2-3 | 11-27"],
    ["Ben: Math 5: Lesson 1/2", "ben Math 5 | Lesson 1/2 | ~11-26"],
    ["Ben maths page 7 tomorrow", "ben Math 5 | page 7 | 11-27"],
    ["Ben pe run a mile on Monday", "ben Physical Education | run a mile | 11-30"],
    ["Ada language arts poem next thu", "ada Language Arts | poem | 12-03"],
    ["Ada la poem thurs", "ada Language Arts | poem | 11-26"],
    ["Ada art collage due 12/1", "ada Art | collage | 12-01 due"],
    ["Ada art collage by Dec 1", "ada Art | collage | 12-01 due"],
    ["Ada art collage due on 1 Dec", "ada Art | collage | 12-01 due"],
    ["Ada art collage Jan 8, 2027", "ada Art | collage | 01-08"],
    ["Ada art collage 2026-12-09", "ada Art | collage | 12-09"],
    ["fri Ada art collage", "ada Art | collage | 11-27"],
    ["Friday: collage for Ada in art", "ada Art | collage | 11-27"],
    ["Collage in art for Ben", "ben Art | Collage | ~11-26"],
    ["Ada & Ben math facts fri", "ada Math + ben Math 5 | facts | 11-27"],
    ["Ada and Ben art museum", "ada Art + ben Art | museum | ~11-26"],
    ["Ada, Ben art: museum", "ada Art + ben Art | museum | ~11-26"],
    ["Mary Ann reading chapter 3", "mary Reading | chapter 3 | ~11-26"],
    ["mary ann logica riddle", "mary Lógica | riddle | ~11-26"],
    ["Reading chapter 3", "mary Reading | chapter 3 | ~11-26"],
    ["Ben math sun and moon", "ben Math 5 | sun and moon | ~11-26"],
    ["Ben art march 5 miles", "ben Art | march 5 miles | ~11-26"],
    ["Ben art letter to Ada", "ben Art | letter to Ada | ~11-26"],
  ])("'%s'", (line, expected) => {
    expect(read(line)).toEqual([expected])
  })

  test.each([
    ["Math p. 42", "For whom: Ada, Ben or Mary Ann?"],
    ["Ben p. 42 fri", "Which course: Math 5, Art or Physical Education?"],
    ["Ben reading chapter 3", "Ben has no course in Reading."],
    ["Ben math fri", "What is it? Add a title."],
  ])("'%s' says what is missing", (line, missing) => {
    expect(readLines(line, context)).toMatchObject([{ missing }])
  })

  test("names a child who has no such course, and is for the others", () => {
    expect(readLines("everyone art museum", context)).toMatchObject([
      { missing: null, left_out: "Mary Ann has no course in Art and is left out.", title: "museum" },
    ])
  })

  test("asks which course if a word fits several", () => {
    const courses = [course("ada", "Math 5"), course("ada", "Math Lab")]
    expect(readLines("Ada math p. 1", { ...context, courses })).toMatchObject([
      { missing: "Which course: Math 5 or Math Lab?", title: "p. 1" },
    ])
  })

  test("does not guess between two children with the same first name", () => {
    const children = [child("one", "Ben A."), child("two", "Ben B.")]
    const courses = [course("one", "Math"), course("two", "Math")]
    expect(read("Ben math p. 1", { children, courses })).toEqual([
      " | Ben math p. 1 | ~11-26 | For whom: Ben A. or Ben B.?",
    ])
    expect(read("Ben B. math p. 1", { children, courses })).toEqual(["two Math | p. 1 | ~11-26"])
  })

  test("takes the page's child, and the kind of the page", () => {
    expect(read("art museum", { child_id: "ben", kind: "assignment" })).toEqual(["ben Art | museum | ~11-26 due"])
  })

  test("reads numbers in the reader's order", () => {
    expect(read("Ada art collage 1/12", { date_format: "DD/MM/YYYY" })).toEqual(["ada Art | collage | 12-01"])
  })
})

describe("several lines", { tags: ["week.quick-lines"] }, () => {
  test("go on with the children and the subject of the line before", () => {
    expect(read("Ben math p. 42 fri\n\n  p. 44 mon\r\nart: sketch\nAda math p. 7\np. 8")).toEqual([
      "ben Math 5 | p. 42 | 11-27",
      "ben Math 5 | p. 44 | 11-30",
      "ben Art | sketch | ~11-26",
      "ada Math | p. 7 | ~11-26",
      "ada Math | p. 8 | ~11-26",
    ])
  })

  test("leave out children of the line before who do not take the subject", () => {
    expect(read("Ada & Ben art museum\nPE: run\nstretch")).toEqual([
      "ada Art + ben Art | museum | ~11-26",
      "ben Physical Education | run | ~11-26",
      "ben Physical Education | stretch | ~11-26",
    ])
  })

  test("change to the only child who has a subject", () => {
    expect(read("Ben art sketch\nreading chapter 1")).toEqual([
      "ben Art | sketch | ~11-26",
      "mary Reading | chapter 1 | ~11-26",
    ])
  })
})

const word = fc.oneof(
  fc.constantFrom(
    "Ben",
    "ada,",
    "&",
    "and",
    "everyone",
    "math",
    "Math",
    "5",
    "Art:",
    "in",
    "for",
    "due",
    "by",
    "fri",
    "next",
  ),
  fc.constantFrom("today", "12/1", "Dec", "1", "2026", "p.", "42-43", "-", "•", "Mary", "Ann", "reading", "(x)", "–"),
  fc.string({ minLength: 1, maxLength: 6 }),
)

test("nothing that is typed is lost", { tags: ["week.quick-lines"] }, () => {
  const plain = (text: string) => text.split(/\s+/).filter(Boolean).join(" ")
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 9 }), { maxLength: 4 }), (lines) => {
      const text = lines.map((words) => words.join(" ").replaceAll(/[\r\n]/g, " ")).join("\n")
      const read = readLines(text, context)
      const typed = text.split("\n").map(plain).filter(Boolean)
      expect(read.map(({ parts }) => parts.map((part) => part.text).join(" "))).toEqual(typed)
      for (const { title, parts, targets, missing } of read) {
        const middle = parts.filter(({ as }) => as === "title").map((part) => part.text)
        expect(middle.join(" ")).toContain(title)
        expect(missing === null).toBe(targets.length > 0 && title !== "")
      }
    }),
    { numRuns: 1000 },
  )
})

test("at most 200 lines are read, each up to 500 characters, in a moment", { tags: ["week.quick-lines"] }, () => {
  const text = Array.from({ length: 5000 }, () => `Ada math ${"x".repeat(5000)}`).join("\n")
  const lines = readLines(text, context)
  expect(lines).toHaveLength(mostLines)
  expect(lines[0]?.title.length).toBeLessThan(500)
  expect(linesIn(text)).toHaveLength(5000)
})
