import type { Db } from "../driver/db.ts"
import type { Prisma } from "../generated/client.ts"
import { chance } from "../seed/demo/chance.ts"
import { addDays, breaksBetween, firstYearOf, isSchoolDay, toDate, type Day } from "../seed/demo/school-calendar.ts"
import {
  createCurriculum,
  createEvent,
  createFamily,
  createParent,
  createRequirement,
  createStudent,
  createSubject,
} from "./factories/index.ts"

/** The parent of the family from Missouri. The password is the one of all test logins. */
export const ruthsMother = { email: "brooks@family.test", first_name: "Leah", last_name: "Brooks" }

/** A subject with its minutes on each weekday, Monday to Friday. What is done away from home is on the days of `away`. */
type Plan = { name: string; core: boolean; minutes: number[]; away?: number[]; titles: string[] }

const plans: Plan[] = [
  { name: "Reading", core: true, minutes: [50, 50, 50, 50, 50], titles: ["Chapter", "Read-aloud"] },
  { name: "Language Arts", core: true, minutes: [40, 40, 40, 40, 0], titles: ["Copywork", "Grammar", "Dictation"] },
  { name: "Mathematics", core: true, minutes: [50, 50, 50, 50, 50], titles: ["Lesson", "Practice"] },
  { name: "Science", core: true, minutes: [0, 50, 90, 0, 50], away: [3], titles: ["Experiment", "Nature walk"] },
  { name: "Social Studies", core: true, minutes: [45, 0, 0, 45, 45], titles: ["Missouri history", "Map work"] },
  { name: "Music", core: false, minutes: [30, 30, 0, 30, 30], titles: ["Piano"] },
  {
    name: "Physical Education",
    core: false,
    minutes: [60, 60, 0, 60, 60],
    away: [2, 4],
    titles: ["Swimming", "Homeschool gym"],
  },
  { name: "Art", core: false, minutes: [0, 0, 60, 0, 60], titles: ["Studio"] },
]

const children = [
  { first_name: "Caleb", grade_level: "7", color: "#0f766e", date_of_birth: "2013-11-02", from_age: 1 },
  { first_name: "Ruth", grade_level: "3", color: "#b45309", date_of_birth: "2017-05-19", from_age: 0.9 },
]

/** The targets of Missouri, as the rules have them. This package must not import them; a test of the api compares the two. */
const targets = [
  { id: "hours", label: "1,000 hours", min: 1000, filter: null, within: null },
  { id: "core", label: "600 hours of core subjects", min: 600, filter: { core: true }, within: "hours" },
  {
    id: "core-home",
    label: "400 hours of core subjects at home",
    min: 400,
    filter: { core: true, place: "home" },
    within: "core",
  },
].map((target) => ({
  ...target,
  measure: "hours",
  pack_min: target.min,
  changed: false,
  group: null,
  mode: "all_of",
  binding: "required",
}))

const records = [
  ["plan_book", "Plan book, diary or daily log"],
  ["samples", "Portfolio of samples"],
  ["progress", "Record of evaluations"],
].map(([kind, label]) => ({ kind, label, retain_years: null, changed: false }))

/**
 * Inserts a family from Missouri, which counts hours: all, those of core subjects, and those of these at home. It has done its lessons
 * on each school day of the year before `today`. For tests, and for the pictures of the landing page; no site has it.
 */
export async function seedMissouriFamily(db: Db, today: Day) {
  const first = firstYearOf(today)
  const [start, end] = [`${first}-07-01`, `${first + 1}-06-30`]
  const { id: family_id } = await createFamily(db, { name: "The Brooks family", rule_pack_id: "us-mo" })
  const parent = await createParent(db, { ...ruthsMother, family_id })
  const year = await db.school_year.findFirstOrThrow({ where: { family_id, academic_year: `${first}-${first + 1}` } })
  await db.event.createMany({
    data: breaksBetween(start, end).map(({ name, from, to }) => ({
      family_id,
      title: name,
      event_type: "holiday" as const,
      all_day: true,
      start_date: toDate(from),
      end_date: toDate(to),
    })),
  })
  const days = schoolDays(start, today)
  const subjects = []
  for (const { name, core } of plans)
    subjects.push((await createSubject(db, { family_id, name, core, grade_level: null })).id)
  const students: string[] = []
  for (const { date_of_birth, from_age, ...child } of children) {
    const born = { last_name: ruthsMother.last_name, date_of_birth: toDate(date_of_birth) }
    const { id: student_id } = await createStudent(db, { family_id, ...child, ...born })
    students.push(student_id)
    const present = days.filter((day) => chance("well", child.first_name, day) > 0.03)
    await db.attendance_record.createMany({
      data: days.map((day) => {
        const status = present.includes(day) ? ("present" as const) : ("absent" as const)
        return { family_id, student_id, date: toDate(day), status, created_at: toDate(day) }
      }),
    })
    for (const [index, plan] of plans.entries()) {
      const course = { family_id, student_id, subject_id: subjects[index], academic_year: year.academic_year }
      const { id: curriculum_id } = await createCurriculum(db, course)
      const own = { family_id, student_id, curriculum_id }
      await db.lesson.createMany({ data: lessonsOf(plan, present, from_age).map((lesson) => ({ ...own, ...lesson })) })
      const away = present.filter((day) => plan.away?.includes(weekday(day))).map(toDate)
      await db.time_entry.updateMany({ where: { ...own, date: { in: away } }, data: { place: "away" } })
    }
    const asked = { family_id, student_id, school_year_id: year.id, pack_id: "us-mo", pack_version: 1 }
    await createRequirement(db, { ...asked, grade_level: child.grade_level, targets, records })
  }
  await takeTrip(db, { family_id, subject_ids: subjects.slice(3, 5), day: days.at(-6) })
  return { family_id, parent, students, school_year_id: year.id }
}

/** The lessons of a course that were done, one for each day on which it meets. */
function lessonsOf({ minutes, titles, name }: Plan, days: Day[], share: number) {
  const held = days.filter((day) => (minutes[weekday(day) - 1] ?? 0) > 0)
  return held.map((day, position) => {
    const done = { status: "done" as const, completed_on: toDate(day), completed_at: toDate(day) }
    const planned = Math.round((minutes[weekday(day) - 1] ?? 0) * share)
    const title = `${titles[position % titles.length] ?? name} ${Math.floor(position / titles.length) + 1}`
    return { title, position, minutes: planned, planned_date: toDate(day), ...done, created_at: toDate(day) }
  })
}

/** A field trip of three hours in two core subjects, for both children. */
async function takeTrip(
  db: Db,
  { day, ...trip }: { family_id: string; subject_ids: string[]; day: Day | undefined },
): Promise<void> {
  if (!day) return
  const date = { start_date: toDate(day), end_date: toDate(day), all_day: true }
  const what: Pick<Prisma.eventUncheckedCreateInput, "title" | "event_type"> = {
    title: "Wilson’s Creek battlefield",
    event_type: "field_trip",
  }
  await createEvent(db, { ...trip, ...what, ...date, minutes: 180 })
}

function schoolDays(start: Day, before: Day): Day[] {
  const days: Day[] = []
  for (let day = start; day < before; day = addDays(day, 1)) if (isSchoolDay(day)) days.push(day)
  return days
}

/** 1 for Monday to 5 for Friday. */
function weekday(day: Day): number {
  return toDate(day).getUTCDay()
}
