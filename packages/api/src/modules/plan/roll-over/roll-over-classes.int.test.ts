import { createScheduleEntry, createSubject } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import {
  createCourseOfYear,
  going,
  openYear,
  startNextYear,
  type GivenCourse,
  type YearInput,
} from "../../../testing/year-to-roll-over.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
let family_id: string
let ada: string
let from_id: string
beforeEach(async () => {
  ;({ parent, family_id, ada, from_id } = await openYear(api))
})
afterAll(api.close)

const date = (day: string) => new Date(`${day}T00:00:00.000Z`)
const midnight = (day: string) => `${day}T00:00:00.000Z`
const rollOver = (given: YearInput = {}) => startNextYear(parent, from_id, given)
const aCourse = (name: string, given?: GivenCourse) => createCourseOfYear(api, { family_id, ada }, name, given)
describe("weekly classes", { tags: ["planning.roll-over-classes"] }, () => {
  const at = (subject_id: string, given: object = {}) =>
    createScheduleEntry(api.db, { family_id, student_id: ada, subject_id, ...given })
  const classesOf = async () => {
    const rows = await parent.schedule.list({ student_id: ada })
    return rows.map((row) => [
      row.subject.name,
      row.day_of_week,
      row.start_date?.slice(0, 10),
      row.end_date?.slice(0, 10),
    ])
  }

  test("go on in the subject of the new grade level, and decide the days of its lessons", async () => {
    const { id, subject_id } = await aCourse("Math")
    const [tuesday, ended] = [
      { day_of_week: "tuesday" as const },
      { day_of_week: "monday" as const, end_date: date("2027-05-24") },
    ]
    await at(subject_id, { ...tuesday, location: "Kitchen" })
    await at(subject_id, ended)
    await at(subject_id, { day_of_week: "friday", end_date: date("2026-12-18") })
    const { curricula, class_count } = await rollOver({ students: [going(ada, "5", [id])] })
    expect(class_count).toBe(2)
    expect(curricula).toMatchObject([{ first_date: midnight("2027-08-30"), last_date: midnight("2027-08-31") }])
    expect(await classesOf()).toEqual([
      ["Math", "monday", undefined, "2027-05-24"],
      ["Math", "monday", "2027-08-30", "2028-05-22"],
      ["Math", "tuesday", undefined, "2027-08-29"],
      ["Math", "tuesday", "2027-08-30", undefined],
      ["Math", "friday", undefined, "2026-12-18"],
    ])
    const added = (await parent.schedule.list({ student_id: ada })).filter((row) => row.start_date !== null)
    expect(added.map((row) => row.subject_id)).toEqual([curricula[0]?.subject_id, curricula[0]?.subject_id])
    expect(added[1]).toMatchObject({ location: "Kitchen", start_time: "1970-01-01T09:00:00.000Z" })
  })

  test("end before the new year for a course that is not taken any more", async () => {
    const { subject_id } = await aCourse("Latin")
    await at(subject_id)
    expect(await rollOver({ students: [going(ada, "5")] })).toMatchObject({ class_count: 0 })
    expect(await classesOf()).toEqual([["Latin", "monday", undefined, "2027-08-29"]])
  })

  test("without a course go on too, in a subject that is made if need be", async () => {
    const piano = await createSubject(api.db, { family_id, name: "Piano", grade_level: null })
    const choir = await createSubject(api.db, { family_id, name: "Choir", grade_level: "4" })
    await at(piano.id)
    await at(choir.id, { day_of_week: "tuesday" })
    expect(await rollOver({ students: [going(ada, "5")] })).toMatchObject({ class_count: 2 })
    expect(await classesOf()).toEqual([
      ["Piano", "monday", undefined, undefined],
      ["Choir", "tuesday", undefined, "2027-08-29"],
      ["Choir", "tuesday", "2027-08-30", undefined],
    ])
    expect(await api.db.subject.count({ where: { family_id, name: "Choir", grade_level: "5" } })).toBe(1)
  })

  test("stay as they are if they are not carried on, and make no subject", async () => {
    const { id, subject_id } = await aCourse("Math")
    await at(subject_id)
    await rollOver({ students: [going(ada, "5", [id])], schedule: false })
    expect(await classesOf()).toEqual([["Math", "monday", undefined, undefined]])
  })
})
