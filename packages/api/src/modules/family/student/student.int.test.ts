import {
  createAssignment,
  createAttendance,
  createEvent,
  createFamily,
  createGrade,
  createLesson,
  createParent,
  createScheduleEntry,
  createStudent,
  createStudentLogin,
  createSubmission,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { dayToDate } from "@hearthbook/core/time/days"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

const ada = { first_name: " Ada ", last_name: "Byron", date_of_birth: "2016-12-10" }

test(
  "a child is added in kindergarten by default, with the same birthday in every time zone",
  { tags: ["students.defaults"] },
  async () => {
    const added = await parent.students.create(ada)
    expect(added).toMatchObject({
      first_name: "Ada",
      grade_level: "K",
      date_of_birth: "2016-12-10T00:00:00.000Z",
      has_login: false,
      version: 1,
    })
    expect(await parent.students.byId({ id: added.id })).toEqual(added)
    expect(await parent.students.list({})).toContainEqual(added)
  },
)

test("a child who is not born yet can be added", { tags: ["students.unlikely-birth"] }, async () => {
  const { parent: mother } = await api.openFamily()
  const unborn = await mother.students.create({ ...ada, date_of_birth: "2026-12-24" })
  expect(unborn.date_of_birth).toBe("2026-12-24T00:00:00.000Z")
})

test("a child can have one name", { tags: ["students.one-word-name"] }, async () => {
  const { parent: mother } = await api.openFamily()
  const { id, ...made } = await mother.students.create({ first_name: "Suharto", date_of_birth: "2016-12-10" })
  expect(made).toMatchObject({ first_name: "Suharto", last_name: "" })
  expect(await mother.studentLogins.suggest({ student_id: id })).toMatchObject({ email: "suharto@hearthbook.app" })
  expect(await mother.students.update({ id, last_name: " Putra " })).toMatchObject({ last_name: "Putra" })
  expect(await mother.students.update({ id, grade_level: "2" })).toMatchObject({ last_name: "Putra" })
  expect(await mother.students.update({ id, last_name: null })).toMatchObject({ last_name: "" })
  expect((await mother.students.list({ search: "suharto" })).map((child) => child.id)).toEqual([id])
})

test(
  "children of one first name are distinguished in the whole family's data, but not to a child",
  { tags: ["students.same-first-name", "slow"] },
  async () => {
    const { parent: mother, family_id } = await api.openFamily()
    const { id: user_id } = await createParent(api.db, { family_id })
    await api.db.settings.update({ where: { user_id }, data: { email_attendance: true } })
    const anna = await mother.students.create({ ...ada, first_name: "Anna", last_name: "Berg" })
    const other = await mother.students.create({ ...ada, first_name: "Anna", last_name: "Cole" })
    await mother.students.create(ada)
    const short_names = { [anna.id]: "Anna B.", [other.id]: "Anna C." }
    expect((await mother.auth.whoami()).family.short_names).toEqual(short_names)
    const child = await api.callerFor(await createStudentLogin(api.db, { family_id, student_id: anna.id }))
    expect((await child.auth.whoami()).family.short_names).toEqual({})

    await mother.attendance.mark({ student_id: other.id, date: "2026-09-14", status: "absent" })
    const { id: assignment_id } = await createAssignment(api.db, { family_id, student_id: anna.id, title: "Essay" })
    await child.submissions.create({ assignment_id, text: "My essay" })
    const titles = async () => (await api.db.notification.findMany({ where: { family_id } })).map(({ title }) => title)
    expect(await titles()).toEqual(expect.arrayContaining(["Anna C. was marked absent", "Anna B. turned in Essay"]))
    await mother.grades.record({ assignment_id, points_earned: 90 })
    expect(await titles()).toContain("Anna B.'s Essay is graded")

    const { id: subject_id } = await mother.subjects.create({ name: "Math", grade_level: null })
    const course = { student_id: anna.id, subject_id, academic_year: "2026-2027" }
    const { id } = await mother.curriculum.create({ ...course, semester: "full_year" })
    await mother.planning.series({ curriculum_ids: [id], pattern: "Lesson {1-2}", preview: false })
    await mother.curriculum.copy({ id, student_ids: [other.id], academic_year: "2026-2027" })
    await mother.curriculum.delete({ id })
    await mother.students.delete({ id: other.id })
    expect((await mother.changes.list({})).map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^Deleted Anna C\./),
      expect.stringMatching(/^Deleted Anna B\.'s Math/),
      expect.stringMatching(/^Copied Anna B\.'s Math to Anna C\./),
      "Added 2 lessons to Anna B.'s Math",
    ])
  },
)

test("an ISO timestamp keeps the day as written", async () => {
  const late = await parent.students.create({ ...ada, date_of_birth: "2016-12-10T23:30:00-08:00" })
  expect(late.date_of_birth).toBe("2016-12-10T00:00:00.000Z")
})

test("siblings get their own colors", async () => {
  const mother = await api.callerFor(await createParent(api.db, { family_id: (await createFamily(api.db)).id }))
  const colors = []
  for (const first_name of ["Ada", "Ben", "Cleo"])
    colors.push((await mother.students.create({ ...ada, first_name })).color)
  expect(new Set(colors).size).toBe(3)
})

test.each([
  ["no first name", { first_name: "" }, "First name is required."],
  ["an invalid birthday", { date_of_birth: "2016-02-30" }, "Date of birth must be a day such as 2026-09-01."],
  ["an invalid grade", { grade_level: "13" as "12" }, "Choose a grade from K to 12."],
  ["a name with a NUL", { first_name: "A\0da" }, "First name contains a character that cannot be saved."],
])("refuses %s and adds no student", { tags: ["students.validation"] }, async (_, wrong, message) => {
  const before = await api.db.student.count()
  await expect(parent.students.create({ ...ada, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST", message })
  expect(await api.db.student.count()).toBe(before)
})

test("a change keeps absent fields, and increments the version", async () => {
  const { id } = await parent.students.create(ada)
  const changed = await parent.students.update({ id, grade_level: "4" })
  expect(changed).toMatchObject({ first_name: "Ada", grade_level: "4", version: 2 })
})

test("an out-of-date change is refused with the current child", async () => {
  const { id } = await parent.students.create(ada)
  const newer = await parent.students.update({ id, version: 1, first_name: "Augusta" })
  const stale = parent.students.update({ id, version: 1, first_name: "Adele" })
  await expect(stale).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { reason: "STALE", details: { current: newer } },
  })
  expect(await parent.students.byId({ id })).toEqual(newer)
})

test(
  "counts everything that belongs to a child, and deleting the child deletes it",
  { tags: ["students.delete"] },
  async () => {
    const student = await createStudent(api.db, { family_id })
    await createGrade(api.db, { student_id: student.id, family_id })
    await createAttendance(api.db, { student_id: student.id, family_id })
    await createStudentLogin(api.db, { student_id: student.id, family_id })
    const { id: curriculum_id } = await api.db.curriculum.findFirstOrThrow({ where: { student_id: student.id } })
    const { id: assignment_id } = await api.db.assignment.findFirstOrThrow({ where: { student_id: student.id } })
    await createLesson(api.db, { family_id, curriculum_id })
    await createSubmission(api.db, { family_id, assignment_id })
    await createScheduleEntry(api.db, { family_id, student_id: student.id })
    await createEvent(api.db, { family_id, student_id: student.id })

    const seen = await parent.students.byId({ id: student.id })
    expect(seen).toMatchObject({ has_login: true, curriculum_count: 1, assignment_count: 1, graded_count: 1 })
    expect(seen.removes).toEqual({ attendance_records: 1, schedule_entries: 1, events: 1, lessons: 1, submissions: 1 })

    expect(await parent.students.delete({ id: student.id })).toMatchObject({ id: student.id })
    const where = { student_id: student.id }
    const left = await Promise.all([
      api.db.curriculum.count({ where }),
      api.db.assignment.count({ where }),
      api.db.grade.count({ where }),
      api.db.attendance_record.count({ where }),
      api.db.user.count({ where }),
    ])
    expect(left).toEqual([0, 0, 0, 0, 0])
    await expect(parent.students.delete({ id: student.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  },
)

test("pages after the last id seen, and reports a deleted row", { tags: ["api.pagination"] }, async () => {
  const mother = await api.callerFor(await createParent(api.db))
  for (const first_name of ["Dora", "ann", "Carl", "Ann", "Élise", "Bea"])
    await mother.students.create({ ...ada, first_name })
  const all = await mother.students.list({})
  expect(all.map((student) => student.first_name)).toEqual(["ann", "Ann", "Bea", "Carl", "Dora", "Élise"])
  const first = await mother.students.list({ limit: 2 })
  const second = await mother.students.list({ limit: 2, cursor: first[1]?.id })
  const third = await mother.students.list({ limit: 2, cursor: second[1]?.id })
  expect([...first, ...second, ...third]).toEqual(all)
  await mother.students.delete({ id: all[1]?.id ?? "" })
  await expect(mother.students.list({ cursor: all[1]?.id })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field: "cursor" }] } },
  })
})

test(
  "a new child can be added with its first subject and a curriculum for this year",
  { tags: ["students.first-subject"] },
  async () => {
    const { parent: mother, family_id } = await api.openFamily()
    const added = await mother.students.create({ ...ada, grade_level: "4", first_subject: "  Math  " })
    expect(added).toMatchObject({ curriculum_count: 1, subjects: [{ subject: { name: "Math" }, percent: null }] })
    expect(await mother.subjects.list({})).toMatchObject([{ name: "Math", grade_level: "4", icon: "Calculator" }])
    expect(await mother.curriculum.list({})).toMatchObject([{ student_id: added.id, academic_year: "2026-2027" }])
    await mother.students.create({ ...ada, first_name: "Ben", grade_level: "4", first_subject: "math" })
    await mother.students.create({ ...ada, first_name: "Cleo", grade_level: "5", first_subject: "Math" })
    await mother.students.create({ ...ada, first_name: "Dora", first_subject: " " })
    expect(await api.db.subject.count({ where: { family_id } })).toBe(2)
    expect(await api.db.curriculum.count({ where: { family_id } })).toBe(3)
  },
)

test("children added at the same moment share a new subject but not a color", async () => {
  const { parent: mother } = await api.openFamily()
  const add = () => mother.students.create({ ...ada, first_subject: "Math" })
  const added = await Promise.all([add(), add(), add()])
  expect(new Set(added.flatMap(({ subjects }) => subjects.map(({ subject }) => subject.id))).size).toBe(1)
  expect(new Set(added.map(({ color }) => color)).size).toBe(3)
})

test("a child whose first subject is invalid is not added either", async () => {
  const { parent: mother, family_id } = await api.openFamily()
  const refused = mother.students.create({ ...ada, first_subject: "M".repeat(121) })
  await expect(refused).rejects.toMatchObject({ message: "First subject can have 120 characters at most." })
  expect(await api.db.student.count({ where: { family_id } })).toBe(0)
})

test(
  "attendance counts the child's own marked school days of this academic year",
  { tags: ["students.attendance-rate"] },
  async () => {
    const { parent: mother, family_id } = await api.openFamily()
    const [one, other, unmarked] = [
      await createStudent(api.db, { family_id, first_name: "Ada" }),
      await createStudent(api.db, { family_id, first_name: "Ben" }),
      await createStudent(api.db, { family_id, first_name: "Cleo" }),
    ]
    const marks = [
      [one.id, "2026-09-14", "present"],
      [one.id, "2026-09-11", "late"],
      [one.id, "2026-09-10", "absent"],
      // A Saturday and last year: neither counts.
      [one.id, "2026-09-12", "absent"],
      [one.id, "2026-06-30", "absent"],
      [other.id, "2026-09-14", "absent"],
    ] as const
    for (const [student_id, date, status] of marks)
      await createAttendance(api.db, { family_id, student_id, date: dayToDate(date), status })
    const rates = Object.fromEntries((await mother.students.list({})).map((of) => [of.id, of.attendance_rate]))
    expect(rates).toEqual({ [one.id]: 67, [other.id]: 0, [unmarked.id]: null })
  },
)

test("is found by parts of the name, in any order", { tags: ["students.search", "editing.search-words"] }, async () => {
  const { parent: mother } = await api.openFamily()
  for (const first_name of ["Ada", "Ben_", "Cleo"]) await mother.students.create({ ...ada, first_name })
  const names = async (search: string) => (await mother.students.list({ search })).map(({ first_name }) => first_name)
  expect(await names("A BY")).toEqual(["Ada"])
  expect(await names("Byrön\u00a0 ADA")).toEqual(["Ada"])
  expect(await names("byron")).toEqual(["Ada", "Ben_", "Cleo"])
  expect(await names("_")).toEqual(["Ben_"])
  expect(await names("unknown")).toEqual([])
})

test("a child's own login cannot manage children", async () => {
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id }))
  await expect(child.students.list({})).rejects.toMatchObject({ code: "FORBIDDEN", cause: { reason: "WRONG_ROLE" } })
})
