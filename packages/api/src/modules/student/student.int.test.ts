import {
  createAttendance,
  createFamily,
  createGrade,
  createParent,
  createStudent,
  createStudentLogin,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)
const { parent, family_id } = await api.openFamily()

const ada = { first_name: " Ada ", last_name: "Byron", date_of_birth: "2016-12-10" }

test("a child is added in kindergarten by default, its birthday the same day everywhere", async () => {
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
})

test("an ISO timestamp of any zone keeps the day that is written in it", async () => {
  const late = await parent.students.create({ ...ada, date_of_birth: "2016-12-10T23:30:00-08:00" })
  expect(late.date_of_birth).toBe("2016-12-10T00:00:00.000Z")
})

test("siblings get colours of their own", async () => {
  const mother = await api.callerFor(await createParent(api.db, { family_id: (await createFamily(api.db)).id }))
  const colors = []
  for (const first_name of ["Ada", "Ben", "Cleo"])
    colors.push((await mother.students.create({ ...ada, first_name })).color)
  expect(new Set(colors).size).toBe(3)
})

test.each([
  ["no first name", { first_name: "" }, "First name is required."],
  ["a birthday to come", { date_of_birth: "2026-09-16" }, "Date of birth cannot be in the future."],
  ["a birthday that is no day", { date_of_birth: "2016-02-30" }, "Date of birth must be a day such as 2026-09-01."],
  ["a grade that is none", { grade_level: "13" as "12" }, "Choose a grade from K to 12."],
  ["a name with a NUL", { first_name: "A\0da" }, "First name has a character that cannot be kept."],
])("refuses %s and adds nobody", async (_, wrong, message) => {
  const before = await api.db.student.count()
  await expect(parent.students.create({ ...ada, ...wrong })).rejects.toMatchObject({ code: "BAD_REQUEST", message })
  expect(await api.db.student.count()).toBe(before)
})

test("a change leaves what it does not name, and raises the version", async () => {
  const { id } = await parent.students.create(ada)
  const changed = await parent.students.update({ id, grade_level: "4" })
  expect(changed).toMatchObject({ first_name: "Ada", grade_level: "4", version: 2 })
})

test("a stale change is refused with the child as it is now", async () => {
  const { id } = await parent.students.create(ada)
  const newer = await parent.students.update({ id, version: 1, first_name: "Augusta" })
  const stale = parent.students.update({ id, version: 1, first_name: "Adele" })
  await expect(stale).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { reason: "STALE", details: { current: newer } },
  })
  expect(await parent.students.byId({ id })).toEqual(newer)
})

test("counts what hangs on a child, and removing the child removes it all", async () => {
  const student = await createStudent(api.db, { family_id })
  await createGrade(api.db, { student_id: student.id, family_id })
  await createAttendance(api.db, { student_id: student.id, family_id })
  await createStudentLogin(api.db, { student_id: student.id, family_id })
  const seen = await parent.students.byId({ id: student.id })
  expect(seen).toMatchObject({ has_login: true, curriculum_count: 1, assignment_count: 1, graded_count: 1 })

  expect(await parent.students.delete({ id: student.id })).toEqual({ id: student.id })
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
})

test("pages by the id last seen, and says so when that row is gone", async () => {
  const mother = await api.callerFor(await createParent(api.db))
  for (const first_name of ["Dora", "Ann", "Carl", "Ann", "Bea"]) await mother.students.create({ ...ada, first_name })
  const all = await mother.students.list({})
  expect(all.map((student) => student.first_name)).toEqual(["Ann", "Ann", "Bea", "Carl", "Dora"])
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

test("a child's own log-in may not manage children", async () => {
  const child = await api.callerFor(await createStudentLogin(api.db, { family_id }))
  await expect(child.students.list({})).rejects.toMatchObject({ code: "FORBIDDEN", cause: { reason: "WRONG_ROLE" } })
})
