import { readdirSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { gradeLevels } from "../fields/fields.ts"
import { dueDates } from "../requirements/due-dates.ts"
import type { DueRule } from "../requirements/due-rule.ts"
import { schoolDaysBetween } from "../planning/school-days.ts"
import type { PackFiling, RulePack } from "./rule-pack.schema.ts"
import { rulePackOf, rulePacks } from "./rule-packs.ts"

const states = rulePacks().filter(({ state }) => state !== null)
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday"] as const

/** Three school years from the first Tuesday of September or so to the end of May. */
const years = [
  { start_date: "2026-09-01", end_date: "2027-05-28" },
  { start_date: "2027-09-07", end_date: "2028-05-26" },
  { start_date: "2028-09-05", end_date: "2029-05-25" },
]

/** The due days of a pack's filings in a year and grade, by filing. A notice is done on its day, or on the first day of the year. */
function dueDaysOf({ filings }: RulePack, year: (typeof years)[number], grade_level: string) {
  const calendar = { years: [{ ...year, school_days: [...weekdays] }], events: [] }
  const school_days = schoolDaysBetween(calendar, null, year.start_date, year.end_date)
  const days = new Map<string, (string | null)[]>()
  const compute = ({ id, due, grades }: PackFiling) => {
    if (grades && !grades.some((level) => level === grade_level)) return
    const dueOf = (filing: string) => days.get(filing)?.at(-1) ?? null
    const doneOn = (filing: string) => dueOf(filing) ?? year.start_date
    days.set(
      id,
      dueDates(due, { year, school_days, grade_level, doneOn, dueOf }).map(({ due_date }) => due_date),
    )
  }
  filings.forEach(compute)
  return Object.fromEntries(days)
}

describe("the rule packs", { tags: ["requirements.packs"] }, () => {
  test("are twenty states with sources, drafts, 'no state rule' and 'my own'", () => {
    expect(states.length).toBe(readdirSync(new URL("states/", import.meta.url)).length)
    expect(states.filter(({ status }) => status === "sourced")).toHaveLength(20)
    for (const id of ["none", "own"])
      expect(rulePackOf(id)).toMatchObject({ state: null, targets: [], filings: [], sources: [] })
    expect(new Set(rulePacks().map(({ id }) => id)).size).toBe(rulePacks().length)
    expect(
      rulePacks()
        .map(({ id }) => id)
        .slice(-2)
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(["none", "own"])
  })

  test.each(states.map((pack) => [pack.id, pack] as const))(
    "%s has dated sources and refers to what it has",
    (_, pack) => {
      expect(pack.checked_on).not.toBeNull()
      expect(pack.sources.length).toBeGreaterThan(0)
      const targets = new Set(pack.targets.map(({ id }) => id))
      const filings = new Set(pack.filings.map(({ id }) => id))
      expect(targets.size).toBe(pack.targets.length)
      expect(filings.size).toBe(pack.filings.length)
      for (const { within } of pack.targets) if (within) expect(targets).toContain(within)
      for (const { due } of pack.filings) for (const id of referred(due)) expect(filings).toContain(id)
      // Words that would promise what only a lawyer can.
      expect(JSON.stringify(pack)).not.toMatch(/complian|legal(ly)?\b/i)
    },
  )

  test("every filing has the days of three years", { tags: ["requirements.due-dates"] }, () => {
    const table = states.map((pack) => [pack.id, years.map((year) => dueDaysOf(pack, year, "5"))])
    expect(Object.fromEntries(table)).toMatchSnapshot()
  })

  test("the days that a state names are these", { tags: ["requirements.due-dates"] }, () => {
    const first = (id: string, grade = "4") => {
      const pack = rulePackOf(id)
      const [year] = years
      if (!pack || !year) throw new Error(`no pack ${id}`)
      return dueDaysOf(pack, year, grade)
    }
    expect(first("us-ny")).toEqual({
      notice: ["2026-07-01"],
      ihip: ["2026-08-15"],
      "quarterly-report": ["2026-11-06", "2027-01-13", "2027-03-23", "2027-05-28"],
      assessment: ["2027-05-28"],
    })
    expect(first("us-pa", "3")).toEqual({ affidavit: ["2026-08-01"], test: ["2027-06-30"], evaluation: ["2027-06-30"] })
    expect(first("us-pa", "4").test).toEqual([])
    expect(first("us-mo")).toEqual({})
    expect(first("us-oh")).toEqual({ notice: ["2026-08-30"] })
    expect(first("us-va")).toEqual({ notice: ["2026-08-15"], evidence: ["2027-08-01"] })
    expect(first("us-wa").declaration).toEqual(["2026-09-15"])
    expect(first("us-mn").report).toEqual(["2026-10-01"])
    expect(first("us-wi")).toEqual({ "pi-1206": ["2026-10-15"] })
    expect(first("us-ca")).toEqual({ psa: ["2026-10-15"] })
    expect(first("us-tn", "5")).toMatchObject({ notice: ["2026-08-01"], test: ["2027-06-30"] })
    expect(first("us-co", "3").notice).toEqual(["2026-08-18"])
    expect(first("us-vt").notice).toEqual(["2026-08-18"])
    for (const [id, tested] of Object.entries({
      "us-pa": "3 5 8",
      "us-tn": "5 7 9",
      "us-wv": "3 5 8 11",
      "us-co": "3 5 7 9 11",
      "us-ga": "3 6 9 12",
    })) {
      const filing = id === "us-wv" ? "results" : "test"
      expect(gradeLevels.filter((grade) => first(id, grade)[filing]?.length).join(" ")).toBe(tested)
    }
  })
})

/** The filings to which a rule refers. */
function referred(rule: DueRule): string[] {
  if ("filing" in rule) return [rule.filing]
  if ("rules" in rule) return rule.rules.flatMap(referred)
  return "due" in rule ? referred(rule.due) : []
}
