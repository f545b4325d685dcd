import {
  createAttendance,
  createParent,
  createStudent,
  createStudentLogin,
  createTeacher,
} from "@hearthbook/db/testing/factories"
import { afterAll, expect, test } from "vitest"
import { lastMail } from "../../../testing/mailbox.ts"
import { openTestApi } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

test(
  "a family's name, time zone, school week and other settings are changed one at a time",
  { tags: ["settings.family"] },
  async () => {
    const { parent } = await api.openFamily()
    expect(await parent.family.update({ name: " The  Byrons " })).toMatchObject({ name: "The Byrons", version: 2 })
    expect(await parent.family.update({ school_days: ["friday", "monday", "monday"] })).toMatchObject({
      name: "The Byrons",
      school_days: ["monday", "friday"],
    })
    await parent.family.update({ time_zone: "asia/tokyo", year_start: "09-01" })
    expect(await parent.family.get()).toMatchObject({ time_zone: "Asia/Tokyo", year_start: "09-01", version: 4 })
    expect(await parent.family.update({ children_complete_lessons: false })).toMatchObject({ version: 5 })
    for (const rule_pack_id of ["us-ny", null])
      expect(await parent.family.update({ rule_pack_id })).toMatchObject({ rule_pack_id })
    const seen = { school_days: ["monday", "friday"], children_complete_lessons: false }
    expect((await parent.auth.whoami()).family).toMatchObject(seen)
    expect((await parent.settings.get()).profile.timezone).toBe("Asia/Tokyo")
  },
)

test("a name made at registration from a very long one can be saved again", async () => {
  const person = {
    first_name: "Ada",
    last_name: "B".repeat(80),
    email: "long@example.com",
    password: "Sunny-Meadow-42!",
  }
  const { user } = await api.callerWith(null).auth.register({ ...person, terms_accepted: true })
  const parent = await api.callerFor(user)
  const { name } = await parent.family.get()
  expect(await parent.family.update({ name, time_zone: "Asia/Tokyo" })).toMatchObject({ name, time_zone: "Asia/Tokyo" })
})

test.each([
  ["time_zone", { time_zone: "Mars/Olympus" }, /time zone/],
  ["school_days", { school_days: [] }, /at least one day/],
  ["year_start", { year_start: "02-29" }, /exists in every year/],
  ["year_start", { year_start: "13-01" }, /exists in every year/],
  ["name", { name: " " }, /required/],
  ["rule_pack_id", { rule_pack_id: "us-xx" }, /state of the list/],
])("an invalid %s is refused at its field, and nothing changes: %j", async (field, patch, message) => {
  const { parent } = await api.openFamily()
  await expect(parent.family.update(patch)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    cause: { details: { issues: [{ field, message: expect.stringMatching(message) }] } },
  })
  expect(await parent.family.get()).toMatchObject({ version: 1 })
})

test("an out-of-date change is refused", async () => {
  const { parent } = await api.openFamily()
  await parent.family.update({ name: "First", version: 1 })
  await expect(parent.family.update({ name: "Second", version: 1 })).rejects.toMatchObject({
    code: "CONFLICT",
    cause: { reason: "STALE", details: { current: { name: "First", version: 2 } } },
  })
})

test("a change of the time zone makes other people's open profiles out of date; other changes do not", async () => {
  const { parent, family_id } = await api.openFamily()
  const other = await api.callerFor(await createParent(api.db, { family_id }))
  const seen = (await parent.settings.get()).profile
  await other.family.update({ name: "The Byrons", time_zone: seen.timezone, school_days: ["monday"] })
  const { profile } = await parent.settings.updateProfile({ bio: "Reads.", version: seen.version })
  await other.family.update({ time_zone: "Asia/Tokyo" })
  const late = parent.settings.updateProfile({ timezone: "America/Chicago", version: profile.version })
  await expect(late).rejects.toMatchObject({
    cause: { reason: "STALE", details: { current: { timezone: "Asia/Tokyo" } } },
  })
  const { version } = (await other.settings.get()).profile
  await parent.settings.updateProfile({ timezone: "America/Chicago" })
  const later = other.settings.updateProfile({ timezone: "Europe/Berlin", version })
  await expect(later).rejects.toMatchObject({ cause: { reason: "STALE" } })
  expect(await parent.family.get()).toMatchObject({ time_zone: "America/Chicago" })
})

test(
  "school days are those of the year in progress, and of new years",
  { tags: ["settings.school-days"] },
  async () => {
    const { parent } = await api.openFamily()
    const years = await parent.schoolYears.list({})
    const current = years.find(({ academic_year }) => academic_year === "2026-2027")
    await parent.schoolYears.update({ id: current?.id ?? "", school_days: ["sunday"] })
    expect(await parent.family.get()).toMatchObject({ school_days: ["sunday"] })
    expect((await parent.auth.whoami()).family).toMatchObject({ school_days: ["sunday"] })
    expect(await parent.family.update({ school_days: ["monday"] })).toMatchObject({ school_days: ["monday"] })
    const after = await parent.schoolYears.list({})
    const changed = after.filter(({ school_days }) => school_days.length === 1)
    expect(changed).toMatchObject([{ academic_year: "2026-2027", school_days: ["monday"] }])
    expect(await parent.schoolYears.create({ academic_year: "2040" })).toMatchObject({ school_days: ["monday"] })
  },
)

test("between two school years the family's own school days are shown and changed", async () => {
  const { parent, family_id } = await api.openFamily()
  await api.db.school_year.deleteMany({ where: { family_id, academic_year: "2026-2027" } })
  await parent.family.update({ school_days: ["friday"] })
  expect(await parent.family.get()).toMatchObject({ school_days: ["friday"] })
  expect((await parent.auth.whoami()).family).toMatchObject({ school_days: ["friday"] })
  const others = await parent.schoolYears.list({})
  expect(others.filter(({ school_days }) => school_days.length === 1)).toEqual([])
})

test("the year in progress is the one of the family's date", async () => {
  const { parent, family_id } = await api.openFamily()
  await parent.family.update({ time_zone: "Pacific/Kiritimati" })
  // It is 16 September there already.
  const from = {
    where: { family_id, academic_year: "2026-2027" },
    data: { start_date: new Date("2026-09-16T00:00:00.000Z") },
  }
  await api.db.school_year.updateMany(from)
  await parent.family.update({ school_days: ["friday"] })
  expect((await parent.auth.whoami()).family).toMatchObject({ school_days: ["friday"] })
  await api.db.family.update({ where: { id: family_id }, data: { school_days: ["sunday"], time_zone: "Etc/UTC" } })
  expect((await parent.auth.whoami()).family).toMatchObject({ school_days: ["sunday"] })
})

test("another school week counts at once for attendance", { tags: ["settings.school-days"] }, async () => {
  const { parent, family_id } = await api.openFamily()
  const { id: student_id } = await createStudent(api.db, { family_id })
  const saturday = new Date("2026-09-12T00:00:00.000Z")
  await createAttendance(api.db, { family_id, student_id, date: saturday, status: "present" })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: null })
  await parent.family.update({ school_days: ["monday", "saturday"] })
  expect(await parent.dashboard.stats()).toMatchObject({ attendance_rate: 100 })
})

test("a teacher can see the family, but not change it", async () => {
  const { family_id } = await api.openFamily()
  const teacher = await api.callerFor(await createTeacher(api.db, { family_id }))
  expect(await teacher.family.get()).toMatchObject({ id: family_id })
  await expect(teacher.family.update({ name: "Mine" })).rejects.toMatchObject({ code: "FORBIDDEN" })
  const elsewhere = teacher.settings.updateProfile({ timezone: "Asia/Tokyo" })
  await expect(elsewhere).rejects.toMatchObject({ code: "FORBIDDEN" })
})

test(
  "a removed adult loses access at once and gets a mail, and what they recorded stays",
  { tags: ["settings.member-removed"] },
  async () => {
    const { parent, family_id } = await api.openFamily()
    const user = await createTeacher(api.db, { family_id })
    const teacher = await api.callerFor(user)
    const { id: student_id } = await createStudent(api.db, { family_id })
    await teacher.attendance.mark({ student_id, date: "2026-09-14", status: "present" })
    const waiting = { family_id, recipient: user.email, subject: "Ada turned in “Map”", html: "", text: "" }
    await api.db.outbox_email.create({ data: waiting })
    expect(await parent.family.removeMember({ id: user.id })).toEqual({ id: user.id, revoked: [] })
    expect(await api.db.outbox_email.count({ where: { recipient: user.email } })).toBe(1)
    await expect(teacher.auth.whoami()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
    expect((await lastMail(api.db, user.email)).subject).toMatch(/^You are no longer in .* on Hearthbook$/)
    expect(await api.db.attendance_record.count({ where: { family_id } })).toBe(1)
    expect((await parent.users.members()).map(({ id }) => id)).not.toContain(user.id)
  },
)

test("the person themselves, a child's login and a stranger cannot be removed this way", async () => {
  const { parent, user, family_id } = await api.openFamily()
  const child = await createStudentLogin(api.db, { family_id })
  const stranger = await createParent(api.db)
  await expect(parent.family.removeMember({ id: user.id })).rejects.toMatchObject({ code: "CONFLICT" })
  await expect(parent.family.removeMember({ id: child.id })).rejects.toMatchObject({ code: "CONFLICT" })
  await expect(parent.family.removeMember({ id: stranger.id })).rejects.toMatchObject({ code: "NOT_FOUND" })
  expect(await api.db.user.count({ where: { id: { in: [user.id, child.id, stranger.id] } } })).toBe(3)
})

test("of two parents who remove each other at once, one stays", async () => {
  const { parent, user, family_id } = await api.openFamily()
  const other = await createParent(api.db, { family_id })
  const others = await api.callerFor(other)
  await Promise.allSettled([parent.family.removeMember({ id: other.id }), others.family.removeMember({ id: user.id })])
  expect(await api.db.user.count({ where: { family_id } })).toBe(1)
})
