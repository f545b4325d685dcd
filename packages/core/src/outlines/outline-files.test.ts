import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { outlineFile } from "./outline.schema.ts"
import { outlines } from "./outline-list.ts"

const grades = ["K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
const subjects = ["Math", "Reading", "Science", "History"] as const

test("the list has every file once", { tags: ["planning.outlines"] }, () => {
  const files = readdirSync(new URL(".", import.meta.url), { recursive: true, encoding: "utf8" })
  const names = files.filter((file) => file.endsWith(".json")).map((file) => file.replace(/^.*[/\\]|\.json$/g, ""))
  expect(names.length).toBeGreaterThanOrEqual(24)
  expect(outlines.map(({ id }) => id).toSorted()).toEqual(names.toSorted())
  expect(new Set(outlines.map(({ title }) => title)).size).toBe(outlines.length)
})

test.each(outlines.map((entry) => [entry.id, entry] as const))(
  "%s is a year of lessons with a source",
  { tags: ["planning.outlines"] },
  async (_, { load, lessons, ...entry }) => {
    const outline = outlineFile.parse((await load()).default)
    const titles = outline.units.flatMap((unit) => unit.lessons)
    expect(outline).toMatchObject(entry)
    expect(titles).toHaveLength(lessons)
    expect(lessons).toBeGreaterThanOrEqual(100)
    expect(lessons).toBeLessThanOrEqual(200)
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(lessons)
    expect(titles.filter((title) => /[{}\n]/.test(title))).toEqual([])
  },
)

test.each(subjects)("%s has an outline for each grade", { tags: ["planning.outlines"] }, (subject) => {
  const covered = outlines.filter((entry) => entry.subject === subject).flatMap((entry) => entry.grades)
  expect(grades.filter((grade) => !covered.includes(grade))).toEqual([])
})
