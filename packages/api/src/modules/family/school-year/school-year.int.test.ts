import { createCurriculum, createStudentLogin } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
beforeEach(async () => {
  ;({ parent, family_id } = await api.openFamily())
  await api.db.school_year.deleteMany({ where: { family_id } })
})
afterAll(api.close)

const midnight = (day: string) => `${day}T00:00:00.000Z`
const fall = { name: "Fall", start_date: "2026-08-03", end_date: "2026-12-18" }
const spring = { name: "Spring", start_date: "2027-01-04", end_date: "2027-05-28" }
const year = { academic_year: "2026-2027", start_date: "2026-08-03", end_date: "2027-05-28" }

describe("a school year", () => {
  test("has by default the family's days and weekdays", { tags: ["planning.school-years"] }, async () => {
    await api.db.family.update({
      where: { id: family_id },
      data: { year_start: "08-01", school_days: ["monday", "tuesday"] },
    })
    const made = await parent.schoolYears.create({ academic_year: "2026-2027" })
    expect(made).toMatchObject({
      start_date: midnight("2026-08-01"),
      end_date: midnight("2027-07-31"),
      school_days: ["monday", "tuesday"],
      terms: [],
      locked_at: null,
      version: 1,
    })
    const calendarYear = await parent.schoolYears.create({
      academic_year: "2028",
      end_date: "2028-11-30T15:00:00.000Z",
      school_days: ["sunday", "monday"],
    })
    expect(calendarYear).toMatchObject({
      start_date: midnight("2028-01-01"),
      end_date: midnight("2028-11-30"),
      school_days: ["monday", "sunday"],
    })
    expect(await parent.schoolYears.byId({ id: made.id })).toEqual(made)
    expect(await parent.schoolYears.list({})).toEqual([made, calendarYear])
    expect(await parent.schoolYears.list({ limit: 1, cursor: made.id })).toEqual([calendarYear])
  })

  test.each([
    [{ academic_year: "2026-2028" }, "academic_year", /^Choose an academic year/],
    [{ end_date: "2026-08-03" }, "end_date", "Last day must be after the first day."],
    [{ end_date: "2027-09-08" }, "end_date", "Last day must be at most 400 days after the first day."],
    [{ school_days: [] }, "school_days", "A school week needs at least one day."],
    [{ terms: [fall, { ...spring, name: " " }] }, "terms.1.name", "Name is required."],
    [
      { terms: [fall, { ...spring, start_date: "2026-12-18" }] },
      "terms.1.start_date",
      "Terms must not overlap: Fall ends on 12/18/2026.",
    ],
    [
      { terms: [{ ...fall, start_date: "2026-08-01" }] },
      "terms.0.start_date",
      "A term must lie in the school year, 08/03/2026 to 05/28/2027.",
    ],
    [{ terms: Array.from({ length: 13 }, () => fall) }, "terms", "A school year can have 12 terms at most."],
  ])(
    "with %j is refused at %s",
    { tags: ["planning.school-years", "planning.terms"] },
    async (wrong, field, message) => {
      const issues = [{ field, message: typeof message === "string" ? message : expect.stringMatching(message) }]
      const made = parent.schoolYears.create({ ...year, ...wrong })
      await expect(made).rejects.toMatchObject({ code: "BAD_REQUEST", cause: { details: { issues } } })
      expect(await parent.schoolYears.list({})).toEqual([])
    },
  )

  test("that shares a day or its name with another is refused", { tags: ["planning.school-years"] }, async () => {
    const { id } = await parent.schoolYears.create(year)
    const conflict = (field: string, message: string) => ({
      code: "CONFLICT",
      cause: { details: { issues: [{ field, message }] } },
    })
    await expect(parent.schoolYears.create({ academic_year: "2027", start_date: "2027-05-28" })).rejects.toMatchObject(
      conflict("start_date", "School years must not overlap: 2026-2027 is from 08/03/2026 to 05/28/2027."),
    )
    await expect(parent.schoolYears.create({ ...year, start_date: "2027-01-01" })).rejects.toMatchObject(
      conflict("academic_year", "The school year 2026-2027 exists already."),
    )
    const next = await parent.schoolYears.create({ academic_year: "2027-2028" })
    await expect(parent.schoolYears.update({ id, end_date: "2027-07-01" })).rejects.toMatchObject({
      code: "CONFLICT",
      cause: { details: { issues: [{ field: "start_date" }] } },
    })
    await expect(parent.schoolYears.update({ id: next.id, academic_year: "2026-2027" })).rejects.toMatchObject({
      code: "CONFLICT",
    })
    expect(await parent.schoolYears.update({ id, end_date: "2027-06-30" })).toMatchObject({ version: 2 })
  })

  test("is made once when it is created twice at the same time", async () => {
    const calls = await Promise.allSettled([parent.schoolYears.create(year), parent.schoolYears.create(year)])
    expect(calls.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"])
    expect(await parent.schoolYears.list({})).toHaveLength(1)
  })

  test("that was changed elsewhere is neither changed nor deleted", async () => {
    const { id, version } = await parent.schoolYears.create(year)
    await parent.schoolYears.update({ id, version, school_days: ["friday"] })
    const stale = { cause: { reason: "STALE", details: { current: { school_days: ["friday"], version: 2 } } } }
    await expect(parent.schoolYears.update({ id, version, school_days: ["monday"] })).rejects.toMatchObject(stale)
    await expect(parent.schoolYears.delete({ id, version })).rejects.toMatchObject(stale)
    expect(await parent.schoolYears.delete({ id, version: 2 })).toEqual({ id })
    await expect(parent.schoolYears.delete({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })

  test("with courses is not deleted", { tags: ["planning.school-year-in-use"] }, async () => {
    const { id } = await parent.schoolYears.create(year)
    const { student_id } = await createCurriculum(api.db, { family_id, academic_year: "2026-2027" })
    const refusal = (message: string) => ({ code: "CONFLICT", message })
    await expect(parent.schoolYears.delete({ id })).rejects.toMatchObject(refusal("1 course is in this year."))
    await createCurriculum(api.db, { student_id, academic_year: "2026-2027" })
    await expect(parent.schoolYears.delete({ id })).rejects.toMatchObject(refusal("2 courses are in this year."))
    await api.db.curriculum.updateMany({ where: { family_id }, data: { academic_year: "2025-2026" } })
    expect(await parent.schoolYears.delete({ id })).toEqual({ id })
  })

  test("is not for children", { tags: ["planning.school-years"] }, async () => {
    const { id } = await parent.schoolYears.create(year)
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id }))
    await expect(child.schoolYears.list({})).rejects.toMatchObject({ code: "FORBIDDEN" })
    await expect(child.schoolYears.byId({ id })).rejects.toMatchObject({ code: "FORBIDDEN" })
    const stranger = (await api.openFamily()).parent
    await expect(stranger.schoolYears.byId({ id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  })
})

describe("the terms of a year", () => {
  test("are replaced as a whole, and a term that keeps its id stays", { tags: ["planning.terms"] }, async () => {
    const { id, terms } = await parent.schoolYears.create({ ...year, terms: [fall, spring] })
    expect(terms).toMatchObject([
      { name: "Fall", start_date: midnight("2026-08-03"), end_date: midnight("2026-12-18") },
      { name: "Spring", start_date: midnight("2027-01-04"), end_date: midnight("2027-05-28") },
    ])
    expect(await parent.schoolYears.update({ id, school_days: ["monday"] })).toMatchObject({ terms })
    const later = { ...spring, id: terms[1]?.id, name: "Second semester" }
    const winter = { name: "Winter", start_date: "2026-12-01", end_date: "2027-01-03" }
    const changed = await parent.schoolYears.update({ id, terms: [winter, later] })
    expect(changed.terms).toMatchObject([{ name: "Winter" }, { id: terms[1]?.id, name: "Second semester" }])
    expect(await api.db.term.count({ where: { family_id } })).toBe(2)
    expect(await parent.schoolYears.update({ id, terms: [] })).toMatchObject({ terms: [] })
  })

  test("belong to that year, and are given once", { tags: ["planning.terms"] }, async () => {
    const { id, terms } = await parent.schoolYears.create({ ...year, terms: [fall] })
    const other = await parent.schoolYears.create({ academic_year: "2027-2028" })
    const [term] = terms
    await expect(parent.schoolYears.update({ id: other.id, terms: [{ ...fall, id: term?.id }] })).rejects.toMatchObject(
      { code: "NOT_FOUND" },
    )
    const twice = parent.schoolYears.update({
      id,
      terms: [
        { ...fall, id: term?.id },
        { ...spring, id: term?.id },
      ],
    })
    await expect(twice).rejects.toMatchObject({
      cause: { details: { issues: [{ field: "terms.1.id", message: "Each term can be given once." }] } },
    })
  })

  test("stay inside the year when its days change", { tags: ["planning.terms"] }, async () => {
    const { id } = await parent.schoolYears.create({ ...year, terms: [fall, spring] })
    const issues = (field: string, message: string) => ({ cause: { details: { issues: [{ field, message }] } } })
    await expect(parent.schoolYears.update({ id, start_date: "2026-08-04" })).rejects.toMatchObject(
      issues("start_date", "Fall begins before this day. Change the terms first."),
    )
    await expect(parent.schoolYears.update({ id, end_date: "2027-01-02" })).rejects.toMatchObject(
      issues("end_date", "Spring ends after this day. Change the terms first."),
    )
    const shorter = { id, end_date: "2026-12-18", terms: [fall] }
    expect(await parent.schoolYears.update(shorter)).toMatchObject({ terms: [{ name: "Fall" }] })
  })
})
