import { createSchoolYear } from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { dayToMidnight } from "@hearthbook/core/time/days"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let id: string
beforeAll(async () => {
  ;({ parent, family_id } = await api.openFamily())
  const years = await parent.schoolYears.list({})
  id = years.find(({ academic_year }) => academic_year === "2026-2027")?.id ?? ""
})
afterAll(api.close)

describe("public holidays", () => {
  test(
    "of a country and a region lie in the year, each once",
    { tags: ["planning.holidays", "api.list-holidays"] },
    async () => {
      const country = await parent.holidays.suggest({ id, country: "us" })
      const thanksgiving = {
        name: "Thanksgiving Day",
        start_date: dayToMidnight("2026-11-26"),
        end_date: dayToMidnight("2026-11-26"),
      }
      expect(country).toContainEqual(thanksgiving)
      const days = country.map(({ start_date }) => start_date)
      expect(days).toEqual(days.toSorted())
      expect(days[0]).toBe(dayToMidnight("2026-07-03"))
      expect(days.at(-1)).toBe(dayToMidnight("2027-06-19"))
      const names = country.map(({ name, start_date }) => `${start_date} ${name}`)
      expect(names).toHaveLength(new Set(names).size)
      expect(country.map(({ name }) => name)).toContain("Labor Day")

      const region = await parent.holidays.suggest({ id, country: "US", region: "NY" })
      expect(region).toContainEqual({
        name: "Lincoln's Birthday",
        start_date: dayToMidnight("2027-02-12"),
        end_date: dayToMidnight("2027-02-12"),
      })
      expect(country.map(({ name }) => name)).not.toContain("Lincoln's Birthday")
    },
  )

  test("that begin in the evening and last several days have whole days", { tags: ["planning.holidays"] }, async () => {
    const turkey = await parent.holidays.suggest({ id, country: "TR" })
    const eid = turkey.filter(({ name }) => name.includes("Eid al-Fitr"))
    expect(eid).toMatchObject([{ start_date: dayToMidnight("2027-03-09"), end_date: dayToMidnight("2027-03-11") }])
  })

  test.each([
    [{ country: "XX" }, "country", "This country is not known."],
    [{ country: "" }, "country", "This country is not known."],
    [{ country: "US", region: "ZZ" }, "region", "This country has no such region."],
    [{ country: "US", region: "constructor" }, "region", "This country has no such region."],
  ])("of %j are refused", { tags: ["planning.holidays"] }, async (place, field, message) => {
    await expect(parent.holidays.suggest({ id, ...place })).rejects.toMatchObject({
      cause: { details: { issues: [{ field, message }] } },
    })
  })
})

describe("chosen holidays", () => {
  const labor = { name: "Labor Day", start_date: "2026-09-07", end_date: "2026-09-07T00:00:00.000Z" }
  const winter = { name: "Winter break", start_date: "2026-12-21", end_date: "2027-01-01" }

  test("become days off in one change", { tags: ["planning.holidays", "api.add-holidays"] }, async () => {
    const { events, change_id } = await parent.holidays.create({ id, events: [winter, labor] })
    const dayOff = { event_type: "holiday", all_day: true, student_id: null }
    expect(events).toMatchObject([
      { ...dayOff, title: "Labor Day", start_date: dayToMidnight("2026-09-07") },
      { ...dayOff, title: "Winter break", end_date: dayToMidnight("2027-01-01") },
    ])
    expect(await api.db.change.findMany({ where: { family_id } })).toMatchObject([
      { id: change_id, kind: "holidays", summary: "Added 2 days off", undone_at: null },
    ])
    const written = await api.db.change_row.findMany({ where: { change_id: change_id ?? "" } })
    expect(new Set(written.map(({ row_id }) => row_id))).toEqual(new Set(events.map((event) => event.id)))
    const [day] = await parent.schoolDays.inRange({ start_date: "2026-12-25", end_date: "2026-12-25" })
    expect(day).toMatchObject({ reason: "day_off", name: "Winter break" })
    await parent.events.create({ title: "Zoo", start_date: "2026-10-01", end_date: "2026-10-01", all_day: true })
    expect(await api.db.change_row.count({ where: { change_id: change_id ?? "" } })).toBe(2)
  })

  test("are created all or none", { tags: ["planning.holidays"] }, async () => {
    const before = await parent.events.list({})
    const backwards = { ...winter, end_date: "2026-12-20" }
    const issues = [{ field: "events.1.end_date", message: "Last day must not be before the first day." }]
    const refused = parent.holidays.create({ id, events: [labor, backwards] })
    await expect(refused).rejects.toMatchObject({ cause: { details: { issues } } })
    await expect(parent.holidays.create({ id, events: [] })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    const many = Array.from({ length: 61 }, () => labor)
    await expect(parent.holidays.create({ id, events: many })).rejects.toMatchObject({ code: "BAD_REQUEST" })
    const outside = [
      [{ ...labor, start_date: "2026-06-30" }, "start_date"],
      [{ ...winter, end_date: "2027-07-01" }, "end_date"],
      [{ ...winter, start_date: "2028-01-01", end_date: "2028-01-02" }, "start_date"],
    ] as const
    for (const [event, field] of outside) {
      const message = "This day is not in the school year 2026-2027."
      await expect(parent.holidays.create({ id, events: [labor, event] })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        cause: { details: { issues: [{ field: `events.1.${field}`, message }] } },
      })
    }
    const foreign = await createSchoolYear(api.db)
    await expect(parent.holidays.create({ id: foreign.id, events: [labor] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    })
    expect(await parent.events.list({})).toEqual(before)
  })
})
