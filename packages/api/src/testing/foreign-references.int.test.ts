import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { callProcedure } from "./call-procedure.ts"
import { checksum, openFullFamily, type FullFamily } from "./full-family.ts"
import { openTestApi, type Caller, type TestApi } from "./test-api.ts"

// Two families, each with one of everything. The first one's parent refers to the second one's rows.
let api: TestApi
let intruder: Caller
let own: FullFamily
let theirs: FullFamily
let before: string
beforeAll(async () => {
  api = await openTestApi()
  own = await openFullFamily(api)
  theirs = await openFullFamily(api)
  intruder = await api.callerFor(own.parent)
  before = await checksum(api)
})
afterAll(() => api.close())

const paper = { title: "On the shelf", resource_type: "document" }
const lesson = { title: "Mine", planned_date: "2026-09-20" }
const weekly = { day_of_week: "monday", start_time: "09:00", end_time: "10:00" }
const several = { days_of_week: ["monday"], start_time: "09:00", end_time: "10:00" }
const typed = { date: "2026-02-02", minutes: 30 }
const once = { title: "Mine", start_date: "2026-09-20", end_date: "2026-09-21" }
const copy = { academic_year: "2027-2028" }
const nextYear = { academic_year: "2041", start_date: "2041-01-01", end_date: "2041-12-31" }
const setup = {
  school_year: { ...nextYear, school_days: ["monday" as const], holidays: [] },
  day: { start_time: "09:00", minutes: 30, break_minutes: 0 },
}
const setupChild = { first_name: "Ann", grade_level: "K" as const, date_of_birth: "2035-01-01", subjects: [] }
const present = { date: "2026-09-20", status: "present" }

function call(procedure: string, input?: object): Promise<unknown> {
  return callProcedure(intruder, procedure, input)
}

describe("across families", { tags: ["access.tenancy"] }, () => {
  test.each<[string, () => object]>([
    ["tablets.setPin", () => ({ student_id: theirs.ids.student, pin: "2468" })],
    ["tablets.removePin", () => ({ student_id: theirs.ids.student })],
    ["tablets.openTile", () => ({ student_id: theirs.ids.student })],
    ["curriculum.create", () => ({ student_id: theirs.ids.student, subject_id: own.ids.subject })],
    ["curriculum.create", () => ({ student_id: own.ids.student, subject_id: theirs.ids.subject })],
    [
      "curriculum.create",
      () => ({ student_id: own.ids.student, subject_id: own.ids.subject, provider_id: theirs.ids.provider }),
    ],
    ["curriculum.update", () => ({ id: own.ids.curriculum, student_id: theirs.ids.student })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, subject_id: theirs.ids.subject })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, provider_id: theirs.ids.provider })],
    [
      "curriculum.copy",
      () => ({ ...copy, id: own.ids.curriculum, student_ids: [own.ids.student, theirs.ids.student] }),
    ],
    ["curriculum.copy", () => ({ ...copy, id: theirs.ids.curriculum, student_ids: [own.ids.student] })],
    ["assignments.create", () => ({ curriculum_id: theirs.ids.curriculum, title: "Mine", due_date: "2026-09-20" })],
    [
      "planning.addItems",
      () => ({ lessons: [{ curriculum_id: theirs.ids.curriculum, title: "Mine", planned_date: null }] }),
    ],
    [
      "planning.addItems",
      () => ({ assignments: [{ curriculum_id: theirs.ids.curriculum, title: "Mine", due_date: "2026-09-20" }] }),
    ],
    [
      "planning.addItems",
      () => {
        const day = { all_day: true, start_date: "2026-09-20", end_date: "2026-09-20" }
        return { events: [{ ...day, student_id: theirs.ids.student, title: "Mine" }] }
      },
    ],
    ["assignments.update", () => ({ id: own.ids.assignment, curriculum_id: theirs.ids.curriculum })],
    [
      "assignments.changeMany",
      () => ({
        scope: { assignment_ids: [own.ids.assignment, theirs.ids.assignment] },
        action: { kind: "delete" },
      }),
    ],
    ["dashboard.finishDay", () => ({ lesson_ids: [own.ids.lesson, theirs.ids.lesson], assignment_ids: [] })],
    ["assignments.changeMany", () => ({ scope: { from: theirs.ids.assignment }, action: { kind: "next_school_day" } })],
    ["grades.record", () => ({ assignment_id: theirs.ids.assignment, points_earned: 1 })],
    ["grades.record", () => ({ assignment_id: own.ids.assignment, student_id: theirs.ids.student, points_earned: 1 })],
    ["grades.ofStudent", () => ({ student_id: theirs.ids.student })],
    ["submissions.create", () => ({ assignment_id: theirs.ids.assignment, text: "Mine" })],
    ["submissions.list", () => ({ assignment_id: theirs.ids.assignment })],
    ["submissions.create", () => ({ assignment_id: own.ids.assignment, file_ids: [theirs.ids.file] })],
    ["files.waiting", () => ({ assignment_id: theirs.ids.assignment })],
    ["notifications.read", () => ({ id: theirs.ids.notification })],
    ["drive.submit", () => ({ assignment_id: theirs.ids.assignment, file_id: "leaf-press" })],
    ["studentLogins.ofStudent", () => ({ student_id: theirs.ids.student })],
    ["studentLogins.reset", () => ({ student_id: theirs.ids.student, password: "maple-otter-7" })],
    ["studentLogins.revoke", () => ({ student_id: theirs.ids.student })],
    ["studentLogins.suggest", () => ({ student_id: theirs.ids.student })],
    [
      "studentLogins.create",
      () => ({ student_id: theirs.ids.student, email: "mine@hearthbook.app", password: "maple-otter-7" }),
    ],
    ["resources.create", () => ({ ...paper, subject_id: theirs.ids.subject })],
    ["resources.create", () => ({ ...paper, provider_id: theirs.ids.provider })],
    ["resources.update", () => ({ id: own.ids.resource, subject_id: theirs.ids.subject })],
    ["lessons.deleteMany", () => ({ lesson_ids: [own.ids.lesson, theirs.ids.lesson] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: theirs.ids.curriculum })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, resource_ids: [theirs.ids.resource] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, student_id: theirs.ids.student })],
    ["lessons.update", () => ({ id: own.ids.lesson, curriculum_id: theirs.ids.curriculum })],
    ["lessons.update", () => ({ id: own.ids.lesson, resource_ids: [theirs.ids.resource] })],
    ["schedule.create", () => ({ ...weekly, student_id: theirs.ids.student, subject_id: own.ids.subject })],
    ["schedule.create", () => ({ ...weekly, student_id: own.ids.student, subject_id: theirs.ids.subject })],
    ["schedule.createMany", () => ({ ...several, student_ids: [theirs.ids.student], subject_id: own.ids.subject })],
    ["schedule.createMany", () => ({ ...several, student_ids: [own.ids.student], subject_id: theirs.ids.subject })],
    ["schedule.update", () => ({ id: own.ids.schedule_entry, student_id: theirs.ids.student })],
    ["schedule.update", () => ({ id: own.ids.schedule_entry, subject_id: theirs.ids.subject })],
    ["schedule.update", () => ({ id: own.ids.schedule_entry, replaces_id: theirs.ids.schedule_entry })],
    ["events.create", () => ({ ...once, student_id: theirs.ids.student })],
    ["events.create", () => ({ ...once, minutes: 30, subject_ids: [theirs.ids.subject] })],
    ["time.create", () => ({ ...typed, student_id: theirs.ids.student })],
    ["time.create", () => ({ ...typed, student_id: own.ids.student, subject_id: theirs.ids.subject })],
    ["time.create", () => ({ ...typed, student_id: own.ids.student, curriculum_id: theirs.ids.curriculum })],
    ["time.createMany", () => ({ records: [{ ...typed, student_id: theirs.ids.student }] })],
    ["time.update", () => ({ id: own.ids.time_entry, subject_id: theirs.ids.subject })],
    ["time.logClasses", () => ({ date: "2026-02-02", student_ids: [theirs.ids.student] })],
    ["time.logClasses", () => ({ date: "2026-02-02", schedule_ids: [theirs.ids.schedule_entry] })],
    ["time.summary", () => ({ student_id: theirs.ids.student, start_date: "2026-02-02", end_date: "2026-02-03" })],
    [
      "requirements.create",
      () => ({ student_id: theirs.ids.student, school_year_id: own.ids.school_year, pack_id: "own" }),
    ],
    [
      "requirements.create",
      () => ({ student_id: own.ids.student, school_year_id: theirs.ids.school_year, pack_id: "own" }),
    ],
    [
      "requirements.createMany",
      () => ({ school_year_id: own.ids.school_year, pack_id: "own", student_ids: [theirs.ids.student] }),
    ],
    ["requirements.createMany", () => ({ school_year_id: theirs.ids.school_year, pack_id: "own" })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, grading_scale_id: theirs.ids.grading_scale })],
    ["family.update", () => ({ grading_scale_id: theirs.ids.grading_scale })],
    ["school.update", () => ({ logo_file_id: theirs.ids.file })],
    ["gradingScales.byId", () => ({ id: theirs.ids.grading_scale })],
    ["gradingScales.update", () => ({ id: theirs.ids.grading_scale, name: "Mine" })],
    ["gradingScales.delete", () => ({ id: theirs.ids.grading_scale })],
    ["courseResults.grade", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.grade", () => ({ id: own.ids.curriculum, term_id: theirs.ids.term })],
    ["courseResults.grades", () => ({ student_id: theirs.ids.student })],
    ["courseResults.ofCourse", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.update", () => ({ id: theirs.ids.curriculum, term_id: null, comment: "Mine" })],
    ["courseResults.update", () => ({ id: own.ids.curriculum, term_id: theirs.ids.term, comment: "Mine" })],
    ["courseResults.finalize", () => ({ id: theirs.ids.curriculum, term_id: null })],
    ["courseResults.reopen", () => ({ id: theirs.ids.curriculum, term_id: null })],
    [
      "pastCourses.create",
      () => ({
        student_id: theirs.ids.student,
        academic_year: "2025-2026",
        grade_level: "9",
        title: "Mine",
        credits: 1,
      }),
    ],
    ["transcripts.get", () => ({ id: theirs.ids.student })],
    ["transcripts.finalize", () => ({ id: theirs.ids.student })],
    ["transcripts.reopen", () => ({ id: theirs.ids.student })],
    ["transcripts.links", () => ({ id: theirs.ids.student })],
    ["transcripts.createLink", () => ({ id: theirs.ids.student, expires_on: "2026-12-01" })],
    ["transcripts.removeLink", () => ({ id: theirs.ids.transcript_link })],
    ["calendarFeeds.create", () => ({ student_id: theirs.ids.student })],
    ["calendarFeeds.replace", () => ({ id: theirs.ids.calendar_feed })],
    ["reportCards.get", () => ({ id: theirs.ids.student, school_year_id: own.ids.school_year })],
    ["reportCards.get", () => ({ id: own.ids.student, school_year_id: theirs.ids.school_year })],
    ["reportCards.get", () => ({ id: own.ids.student, school_year_id: own.ids.school_year, term_id: theirs.ids.term })],
    ["requirements.refresh", () => ({ id: theirs.ids.requirement })],
    ["requirements.pace", () => ({ id: theirs.ids.requirement })],
    ["requirements.overview", () => ({ school_year_id: theirs.ids.school_year })],
    ["records.ofYear", () => ({ student_id: theirs.ids.student, school_year_id: own.ids.school_year })],
    ["records.ofYear", () => ({ student_id: own.ids.student, school_year_id: theirs.ids.school_year })],
    ["filings.create", () => ({ requirement_id: theirs.ids.requirement, title: "Mine" })],
    ["filings.draft", () => ({ id: theirs.ids.filing })],
    ["events.update", () => ({ id: own.ids.event, student_id: theirs.ids.student })],
    ["schoolYears.rollOver", () => ({ ...nextYear, from_id: theirs.ids.school_year, students: [] })],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.school_year,
        students: [{ student_id: theirs.ids.student, grade_level: "5", curriculum_ids: [] }],
      }),
    ],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.school_year,
        students: [{ student_id: own.ids.student, grade_level: "5", curriculum_ids: [theirs.ids.curriculum] }],
      }),
    ],
    ["setup.run", () => ({ ...setup, students: [{ ...setupChild, id: theirs.ids.student }] })],
    ["holidays.suggest", () => ({ id: theirs.ids.school_year, country: "US" })],
    [
      "holidays.create",
      () => ({
        id: theirs.ids.school_year,
        events: [{ name: "Mine", start_date: "2040-01-02", end_date: "2040-01-02" }],
      }),
    ],
    ["attendance.mark", () => ({ ...present, student_id: theirs.ids.student })],
    [
      "attendance.markAll",
      () => ({ records: [own, theirs].map(({ ids }) => ({ ...present, student_id: ids.student })) }),
    ],
  ])("%s does not reach into another family by a reference", async (procedure, input) => {
    await expect(call(procedure, input())).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await checksum(api)).toBe(before)
  })
})
