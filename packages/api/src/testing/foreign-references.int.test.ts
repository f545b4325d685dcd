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
    ["tablets.setPin", () => ({ student_id: theirs.ids.students, pin: "2468" })],
    ["tablets.removePin", () => ({ student_id: theirs.ids.students })],
    ["tablets.openTile", () => ({ student_id: theirs.ids.students })],
    ["curriculum.create", () => ({ student_id: theirs.ids.students, subject_id: own.ids.subjects })],
    ["curriculum.create", () => ({ student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    [
      "curriculum.create",
      () => ({ student_id: own.ids.students, subject_id: own.ids.subjects, provider_id: theirs.ids.providers }),
    ],
    ["curriculum.update", () => ({ id: own.ids.curriculum, student_id: theirs.ids.students })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, subject_id: theirs.ids.subjects })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, provider_id: theirs.ids.providers })],
    [
      "curriculum.copy",
      () => ({ ...copy, id: own.ids.curriculum, student_ids: [own.ids.students, theirs.ids.students] }),
    ],
    ["curriculum.copy", () => ({ ...copy, id: theirs.ids.curriculum, student_ids: [own.ids.students] })],
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
        return { events: [{ ...day, student_id: theirs.ids.students, title: "Mine" }] }
      },
    ],
    ["assignments.update", () => ({ id: own.ids.assignments, curriculum_id: theirs.ids.curriculum })],
    [
      "assignments.changeMany",
      () => ({
        scope: { assignment_ids: [own.ids.assignments, theirs.ids.assignments] },
        action: { kind: "delete" },
      }),
    ],
    ["dashboard.finishDay", () => ({ lesson_ids: [own.ids.lessons, theirs.ids.lessons], assignment_ids: [] })],
    [
      "assignments.changeMany",
      () => ({ scope: { from: theirs.ids.assignments }, action: { kind: "next_school_day" } }),
    ],
    ["grades.record", () => ({ assignment_id: theirs.ids.assignments, points_earned: 1 })],
    [
      "grades.record",
      () => ({ assignment_id: own.ids.assignments, student_id: theirs.ids.students, points_earned: 1 }),
    ],
    ["grades.ofStudent", () => ({ student_id: theirs.ids.students })],
    ["submissions.create", () => ({ assignment_id: theirs.ids.assignments, text: "Mine" })],
    ["submissions.list", () => ({ assignment_id: theirs.ids.assignments })],
    ["submissions.create", () => ({ assignment_id: own.ids.assignments, file_ids: [theirs.ids.files] })],
    ["files.waiting", () => ({ assignment_id: theirs.ids.assignments })],
    ["notifications.read", () => ({ id: theirs.ids.notifications })],
    ["drive.submit", () => ({ assignment_id: theirs.ids.assignments, file_id: "leaf-press" })],
    ["studentLogins.ofStudent", () => ({ student_id: theirs.ids.students })],
    ["studentLogins.reset", () => ({ student_id: theirs.ids.students, password: "maple-otter-7" })],
    ["studentLogins.revoke", () => ({ student_id: theirs.ids.students })],
    ["studentLogins.suggest", () => ({ student_id: theirs.ids.students })],
    [
      "studentLogins.create",
      () => ({ student_id: theirs.ids.students, email: "mine@hearthbook.app", password: "maple-otter-7" }),
    ],
    ["resources.create", () => ({ ...paper, subject_id: theirs.ids.subjects })],
    ["resources.create", () => ({ ...paper, provider_id: theirs.ids.providers })],
    ["resources.update", () => ({ id: own.ids.resources, subject_id: theirs.ids.subjects })],
    ["lessons.deleteMany", () => ({ lesson_ids: [own.ids.lessons, theirs.ids.lessons] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: theirs.ids.curriculum })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, resource_ids: [theirs.ids.resources] })],
    ["lessons.create", () => ({ ...lesson, curriculum_id: own.ids.curriculum, student_id: theirs.ids.students })],
    ["lessons.update", () => ({ id: own.ids.lessons, curriculum_id: theirs.ids.curriculum })],
    ["lessons.update", () => ({ id: own.ids.lessons, resource_ids: [theirs.ids.resources] })],
    ["schedule.create", () => ({ ...weekly, student_id: theirs.ids.students, subject_id: own.ids.subjects })],
    ["schedule.create", () => ({ ...weekly, student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    ["schedule.createMany", () => ({ ...several, student_ids: [theirs.ids.students], subject_id: own.ids.subjects })],
    ["schedule.createMany", () => ({ ...several, student_ids: [own.ids.students], subject_id: theirs.ids.subjects })],
    ["schedule.update", () => ({ id: own.ids.schedule, student_id: theirs.ids.students })],
    ["schedule.update", () => ({ id: own.ids.schedule, subject_id: theirs.ids.subjects })],
    ["schedule.update", () => ({ id: own.ids.schedule, replaces_id: theirs.ids.schedule })],
    ["events.create", () => ({ ...once, student_id: theirs.ids.students })],
    ["events.create", () => ({ ...once, minutes: 30, subject_ids: [theirs.ids.subjects] })],
    ["time.create", () => ({ ...typed, student_id: theirs.ids.students })],
    ["time.create", () => ({ ...typed, student_id: own.ids.students, subject_id: theirs.ids.subjects })],
    ["time.create", () => ({ ...typed, student_id: own.ids.students, curriculum_id: theirs.ids.curriculum })],
    ["time.createMany", () => ({ records: [{ ...typed, student_id: theirs.ids.students }] })],
    ["time.update", () => ({ id: own.ids.time, subject_id: theirs.ids.subjects })],
    ["time.logClasses", () => ({ date: "2026-02-02", student_ids: [theirs.ids.students] })],
    ["time.logClasses", () => ({ date: "2026-02-02", schedule_ids: [theirs.ids.schedule] })],
    ["time.summary", () => ({ student_id: theirs.ids.students, start_date: "2026-02-02", end_date: "2026-02-03" })],
    [
      "requirements.create",
      () => ({ student_id: theirs.ids.students, school_year_id: own.ids.schoolYears, pack_id: "own" }),
    ],
    [
      "requirements.create",
      () => ({ student_id: own.ids.students, school_year_id: theirs.ids.schoolYears, pack_id: "own" }),
    ],
    [
      "requirements.createMany",
      () => ({ school_year_id: own.ids.schoolYears, pack_id: "own", student_ids: [theirs.ids.students] }),
    ],
    ["requirements.createMany", () => ({ school_year_id: theirs.ids.schoolYears, pack_id: "own" })],
    ["curriculum.update", () => ({ id: own.ids.curriculum, grading_scale_id: theirs.ids.gradingScales })],
    ["family.update", () => ({ grading_scale_id: theirs.ids.gradingScales })],
    ["school.update", () => ({ logo_file_id: theirs.ids.files })],
    ["gradingScales.byId", () => ({ id: theirs.ids.gradingScales })],
    ["gradingScales.update", () => ({ id: theirs.ids.gradingScales, name: "Mine" })],
    ["gradingScales.delete", () => ({ id: theirs.ids.gradingScales })],
    ["courseResults.grade", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.grade", () => ({ id: own.ids.curriculum, term_id: theirs.ids.terms })],
    ["courseResults.grades", () => ({ student_id: theirs.ids.students })],
    ["courseResults.ofCourse", () => ({ id: theirs.ids.curriculum })],
    ["courseResults.update", () => ({ id: theirs.ids.curriculum, term_id: null, comment: "Mine" })],
    ["courseResults.update", () => ({ id: own.ids.curriculum, term_id: theirs.ids.terms, comment: "Mine" })],
    ["courseResults.finalize", () => ({ id: theirs.ids.curriculum, term_id: null })],
    ["courseResults.reopen", () => ({ id: theirs.ids.curriculum, term_id: null })],
    [
      "pastCourses.create",
      () => ({
        student_id: theirs.ids.students,
        academic_year: "2025-2026",
        grade_level: "9",
        title: "Mine",
        credits: 1,
      }),
    ],
    ["transcripts.get", () => ({ id: theirs.ids.students })],
    ["transcripts.finalize", () => ({ id: theirs.ids.students })],
    ["transcripts.reopen", () => ({ id: theirs.ids.students })],
    ["transcripts.links", () => ({ id: theirs.ids.students })],
    ["transcripts.createLink", () => ({ id: theirs.ids.students, expires_on: "2026-12-01" })],
    ["transcripts.removeLink", () => ({ id: theirs.ids.transcripts })],
    ["calendarFeeds.create", () => ({ student_id: theirs.ids.students })],
    ["calendarFeeds.replace", () => ({ id: theirs.ids.calendarFeeds })],
    ["reportCards.get", () => ({ id: theirs.ids.students, school_year_id: own.ids.schoolYears })],
    ["reportCards.get", () => ({ id: own.ids.students, school_year_id: theirs.ids.schoolYears })],
    [
      "reportCards.get",
      () => ({ id: own.ids.students, school_year_id: own.ids.schoolYears, term_id: theirs.ids.terms }),
    ],
    ["requirements.refresh", () => ({ id: theirs.ids.requirements })],
    ["requirements.pace", () => ({ id: theirs.ids.requirements })],
    ["requirements.overview", () => ({ school_year_id: theirs.ids.schoolYears })],
    ["records.ofYear", () => ({ student_id: theirs.ids.students, school_year_id: own.ids.schoolYears })],
    ["records.ofYear", () => ({ student_id: own.ids.students, school_year_id: theirs.ids.schoolYears })],
    ["filings.create", () => ({ requirement_id: theirs.ids.requirements, title: "Mine" })],
    ["filings.draft", () => ({ id: theirs.ids.filings })],
    ["events.update", () => ({ id: own.ids.events, student_id: theirs.ids.students })],
    ["schoolYears.rollOver", () => ({ ...nextYear, from_id: theirs.ids.schoolYears, students: [] })],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.schoolYears,
        students: [{ student_id: theirs.ids.students, grade_level: "5", curriculum_ids: [] }],
      }),
    ],
    [
      "schoolYears.rollOver",
      () => ({
        ...nextYear,
        from_id: own.ids.schoolYears,
        students: [{ student_id: own.ids.students, grade_level: "5", curriculum_ids: [theirs.ids.curriculum] }],
      }),
    ],
    ["setup.run", () => ({ ...setup, students: [{ ...setupChild, id: theirs.ids.students }] })],
    ["holidays.suggest", () => ({ id: theirs.ids.schoolYears, country: "US" })],
    [
      "holidays.create",
      () => ({
        id: theirs.ids.schoolYears,
        events: [{ name: "Mine", start_date: "2040-01-02", end_date: "2040-01-02" }],
      }),
    ],
    ["attendance.mark", () => ({ ...present, student_id: theirs.ids.students })],
    [
      "attendance.markAll",
      () => ({ records: [own, theirs].map(({ ids }) => ({ ...present, student_id: ids.students })) }),
    ],
  ])("%s does not reach into another family by a reference", async (procedure, input) => {
    await expect(call(procedure, input())).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await checksum(api)).toBe(before)
  })
})
