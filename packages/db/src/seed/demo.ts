import type { Db } from "../driver/db.ts"
import { attendanceRows, eventRows, lessonRows, scheduleRows } from "./demo/calendar-rows.ts"
import type { ChildKey } from "./demo/people.ts"
import { curriculumRows, providerRows, resourceRows, subjectRows } from "./demo/course-rows.ts"
import { demoPeopleAt, familyRow, settingsRows, studentRows, userRows, type DemoPerson } from "./demo/household-rows.ts"
import { notificationRows } from "./demo/notification-rows.ts"
import { drawSetting, type MarkRule } from "./demo/setting.ts"
import { workRows } from "./demo/work-rows.ts"
import type { Day } from "./demo/school-calendar.ts"

export type DemoOptions = {
  /** The day around which the year is laid. */
  today: Day
  /** The moment that 'just graded' leads up to; nothing that has happened is later. */
  now: Date
  /** The product's own rule for percent and letter. */
  mark: MarkRule
  /** Where the log-ins' mailboxes are; a second family in one database needs its own. */
  email_domain?: string
  /** In clear; the ones that everybody knows unless given. */
  passwords?: { adult: string; child: string }
  time_zone?: string
  /** When a throw-away family is to go (DECISIONS 23). */
  expires_at?: Date
}

export type DemoFamily = {
  family_id: string
  students: Record<ChildKey, string>
  /** Who can sign in, and with what; the first is the parent who shows the visitor around. */
  people: (DemoPerson & { user_id: string })[]
}

/** The log-ins of the demo family that a new installation begins with. */
export const demoPeople: readonly DemoPerson[] = demoPeopleAt()

/**
 * Writes a family with a school year behind it and answers who can sign in. The same day, moment and rule give the
 * same family, but for ids and salts; one statement a table. Meant to run inside one transaction of the caller's.
 */
export async function seedDemoFamily(db: Db, options: DemoOptions): Promise<DemoFamily> {
  const { time_zone, expires_at } = options
  const setting = drawSetting(options)
  const logins = demoPeopleAt(options.email_domain, options.passwords)
  const work = workRows(setting)
  const { lessons, lesson_resources } = lessonRows(setting)

  await db.family.create({ data: { ...familyRow(setting), time_zone, expires_at } })
  await db.student.createMany({ data: studentRows(setting) })
  await db.user.createMany({ data: await userRows(setting, logins) })
  await db.settings.createMany({ data: settingsRows(setting) })
  await db.provider.createMany({ data: providerRows(setting) })
  await db.subject.createMany({ data: subjectRows(setting) })
  await db.resource.createMany({ data: resourceRows(setting) })
  await db.curriculum.createMany({ data: curriculumRows(setting) })
  await db.assignment.createMany({ data: work.assignments })
  await db.grade.createMany({ data: work.grades })
  await db.submission.createMany({ data: work.submissions })
  await db.lesson.createMany({ data: lessons })
  await db.lesson_resource.createMany({ data: lesson_resources })
  await db.schedule_entry.createMany({ data: scheduleRows(setting) })
  await db.event.createMany({ data: eventRows(setting) })
  await db.attendance_record.createMany({ data: attendanceRows(setting) })
  await db.notification.createMany({ data: notificationRows(setting, work) })

  const people = logins.map((person) => ({ ...person, user_id: setting.users[person.mailbox] }))
  return { family_id: setting.family_id, students: setting.students, people }
}
