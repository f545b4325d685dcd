import { expect, test } from "vitest"
import { fittingOutlines } from "./fitting-outlines.ts"
import { outlines } from "./outline-list.ts"

const titlesFor = (name: string, grade: string | null) =>
  fittingOutlines(outlines, { name, grade }).fitting.map(({ title }) => title)

test.each([
  ["Math", "4", ["4th Grade Math"]],
  ["Math 4", "4", ["4th Grade Math"]],
  ["Social Studies", "K", ["Social Studies, Kindergarten to Grade 2"]],
  ["Language Arts", "7", ["Language Arts, Grades 6 to 8"]],
  ["Latin", "7", []],
  ["Math", null, []],
])("%s in grade %s", { tags: ["planning.outlines-first"] }, (name, grade, titles) => {
  expect(titlesFor(name, grade)).toEqual(titles)
})

test("a course named like an outline gets it first, in any grade", { tags: ["planning.outlines-first"] }, () => {
  expect(titlesFor("Biology", "8")).toEqual(["Biology", "Physical Science"])
  expect(titlesFor("Honors Biology", "10")).toEqual(["Biology", "Chemistry"])
})

test("no outline is lost or doubled", { tags: ["planning.outlines-first"] }, () => {
  const { fitting, others } = fittingOutlines(outlines, { name: "Science", grade: "10" })
  expect(new Set([...fitting, ...others])).toEqual(new Set(outlines))
  expect(fitting.length + others.length).toBe(outlines.length)
})
