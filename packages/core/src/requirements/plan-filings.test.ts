import { describe, expect, test } from "vitest"
import { rulePacks } from "../rule-packs/rule-packs.ts"
import { filingPeriod, sourceOf } from "./filing-contents.ts"
import { movedFilings, planFilings, renewFilings } from "./plan-filings.ts"

const year = { start_date: "2026-07-01", end_date: "2027-06-30" }
const context = { year, school_days: ["2026-09-01", "2027-06-01"], grade_level: "4", doneOn: () => null }

describe("planned filings", { tags: ["requirements.filing"] }, () => {
  test("two that wait for each other have no day", () => {
    const filing = (id: string, other: string) => ({
      id,
      title: id,
      due: { kind: "with" as const, filing: other },
      grades: null,
    })
    const planned = planFilings([filing("a", "b"), filing("b", "a")], context)
    expect(planned.map(({ due_date }) => due_date)).toEqual([null, null])
  })

  test("a renewed plan keeps what is done, used or typed", () => {
    const plan = (pack_filing_id: string, due_date: string) => ({
      pack_filing_id,
      number: 1,
      title: pack_filing_id,
      opens_on: null,
      due_date,
    })
    const existing = (pack_filing_id: string, given: object = {}) => ({
      id: pack_filing_id,
      pack_filing_id,
      number: 1,
      due_date: "2026-08-01",
      pack_due_date: "2026-08-01",
      is_used: false,
      done_on: null,
      ...given,
    })
    const { create, update, remove } = renewFilings(
      ["new", "same", "typed", "done"].map((id) => plan(id, "2026-09-01")),
      [
        existing("same"),
        existing("typed", { due_date: "2026-08-20", is_used: true }),
        existing("done", { done_on: "2026-08-01" }),
        existing("gone"),
        existing("used", { is_used: true }),
        { ...existing("own"), pack_filing_id: null },
      ],
    )
    expect(create.map(({ title }) => title)).toEqual(["new"])
    expect(update.map(({ id, due_date }) => [id, due_date])).toEqual([
      ["same", "2026-09-01"],
      ["typed", "2026-08-20"],
    ])
    expect(remove).toEqual(["gone"])
  })
})

test("days that moved follow a plan, but for what is done or typed", { tags: ["requirements.follow"] }, () => {
  const planned = ["open", "same", "typed", "reached", "done", "opens"].map((pack_filing_id) => ({
    pack_filing_id,
    number: 1,
    title: pack_filing_id,
    opens_on: null,
    due_date: pack_filing_id === "same" ? "2026-09-01" : "2026-09-10",
  }))
  const existing = (id: string, given: object = {}) => ({
    id,
    pack_filing_id: id,
    number: 1,
    opens_on: null,
    due_date: "2026-09-01",
    pack_due_date: "2026-09-01",
    done_on: null,
    ...given,
  })
  const moved = movedFilings(planned, [
    existing("open"),
    existing("same"),
    existing("typed", { due_date: "2026-08-20" }),
    existing("reached", { due_date: "2026-09-10" }),
    existing("done", { done_on: "2026-08-20" }),
    existing("opens", { due_date: "2026-09-10", pack_due_date: "2026-09-10", opens_on: "2026-08-01" }),
    existing("unplanned"),
  ])
  expect(moved).toEqual([
    { id: "open", before: "2026-09-01", opens_on: null, due_date: "2026-09-10", pack_due_date: "2026-09-10" },
    { id: "typed", before: "2026-08-20", opens_on: null, due_date: "2026-08-20", pack_due_date: "2026-09-10" },
    { id: "opens", before: "2026-09-10", opens_on: null, due_date: "2026-09-10", pack_due_date: "2026-09-10" },
  ])
})

describe("drafts", { tags: ["requirements.draft"] }, () => {
  test("a report is about the days since the one before, others about the year", () => {
    const report = { kind: "periodic_report", due_date: "2026-12-30" }
    expect(filingPeriod(report, "2026-09-30", year, "2027-01-15")).toEqual({
      start_date: "2026-10-01",
      end_date: "2026-12-30",
    })
    expect(filingPeriod(report, "2026-09-30", year, "2026-11-27").end_date).toBe("2026-11-27")
    expect(filingPeriod(report, "2026-12-30", year, "2026-11-27")).toEqual({
      start_date: "2026-12-31",
      end_date: "2026-12-31",
    })
    expect(filingPeriod({ kind: "notice", due_date: "2026-07-01" }, null, year, "2027-08-01")).toEqual(year)
  })

  test("the lists of the packs name the records that say them", () => {
    const contents = rulePacks().flatMap(({ filings }) => filings.flatMap((filing) => filing.contents))
    const ofSource = (source: string) => contents.filter((text) => sourceOf(text, "periodic_report") === source)
    expect(ofSource("hours")).toEqual([
      "The hours of attendance",
      "Hours of instruction in the quarter",
      "The hours of instruction",
    ])
    expect(ofSource("attendance")).toEqual(["The register of the year", "Attendance", "Days attended by month"])
    expect(ofSource("grades")).toContain("A grade or a narrative for each subject")
    expect(sourceOf("Who teaches", "plan")).toBeNull()
  })
})
