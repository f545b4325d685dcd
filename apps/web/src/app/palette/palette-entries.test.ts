import { expect, test } from "vitest"
import { groupEntries, matchingEntries, type Entry, type EntryGroup } from "./palette-entries.ts"

const entry = (group: EntryGroup, label: string, keywords?: string): Entry => ({
  id: label,
  group,
  label,
  keywords,
  icon: null,
  run: () => undefined,
})
const print = entry("Actions", "Print this week", "paper")
const attendance = entry("Pages", "Attendance", "present absent")
const present = entry("Actions", "Everyone present", "attendance")
const ada = entry("Students", "Ada Miller")
const math = entry("Courses", "Math for Ada")
const lesson = entry("Lessons", "Print making")
const help = entry("Help", "How do I keep attendance?")
const all = [print, present, attendance, ada, math, lesson, help]
const labels = (entries: Entry[]) => entries.map(({ label }) => label)

test("an entry is found by its label, ignoring case, or by its keywords, and labels come first", () => {
  expect(labels(matchingEntries([present, attendance], "ATTEND"))).toEqual(["Attendance", "Everyone present"])
  expect(labels(matchingEntries(all, "week print"))).toEqual(["Print this week"])
  expect(matchingEntries(all, "owls")).toEqual([])
})

test("without a query all entries are listed, actions and pages first", () => {
  expect(matchingEntries(all, " ")).toEqual(all)
  expect(groupEntries([help, ada, attendance, print], "").map(({ group }) => group)).toEqual([
    "Actions",
    "Pages",
    "Students",
  ])
})

test("students and courses come before actions, unless one of these begins with the query", () => {
  const groupsFor = (query: string, entries = all) => groupEntries(entries, query).map(({ group }) => group)
  expect(groupsFor("a", [present, ada, math])).toEqual(["Students", "Courses", "Actions"])
  expect(groupsFor("print", [print, lesson, ada])).toEqual(["Actions", "Students", "Lessons"])
  expect(groupsFor("attendance", [present, attendance, ada])).toEqual(["Actions", "Pages", "Students"])
})

test("a search lists five entries of a group", () => {
  const many = Array.from({ length: 8 }, (_, at) => entry("Pages", `How ${at}`))
  expect(groupEntries(many, "how")[0]?.entries).toHaveLength(5)
  expect(groupEntries(many, "")[0]?.entries).toHaveLength(8)
})
