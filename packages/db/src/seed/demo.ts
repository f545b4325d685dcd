import type { Db } from "../driver/db.ts"
import { attendanceRows, eventRows, scheduleRows, schoolYearRows } from "./demo/calendar-rows.ts"
import type { ChildKey } from "./demo/people.ts"
import { curriculumRows, providerRows, resourceRows, subjectRows } from "./demo/course-rows.ts"
import { demoPeopleAt, familyRow, settingsRows, studentRows, userRows, type DemoPerson } from "./demo/household-rows.ts"
import { lessonRows } from "./demo/lesson-rows.ts"
import { loopCourseRows, loopRows } from "./demo/loops.ts"
import { notificationRows } from "./demo/notification-rows.ts"
import { drawSetting, type GradeRule } from "./demo/setting.ts"
import { workRows } from "./demo/work-rows.ts"
import { pastRows } from "./demo/record-rows.ts"
import { requirementRows } from "./demo/requirement-rows.ts"
import { firstYearOf, type Day } from "./demo/school-calendar.ts"

export type DemoOptions = {
  /** The day that the school year is arranged around. */
  today: Day
  /** The latest moment of anything in the family's past. */
  now: Date
  /** The app's rule for percentage and letter grade. */
  grade: GradeRule
  /** The domain of the logins' email addresses. A second family in one database needs another. */
  email_domain?: string
  /** In plain text; by default the published ones. */
  passwords?: { adult: string; child: string }
  time_zone?: string
  /** When a visitor's temporary family is deleted. */
  expires_at?: Date
}

export type DemoFamily = {
  family_id: string
  students: Record<ChildKey, string>
  /** The people who can sign in, with their passwords. The first is the parent that a visitor signs in as. */
  people: (DemoPerson & { user_id: string })[]
}

/** The logins of the demo family that a new installation starts with. */
export const demoPeople: readonly DemoPerson[] = demoPeopleAt()

/**
 * Inserts a family with a school year of history and returns who can sign in. Apart from ids and salts, equal options give
 * equal families. Sends one statement per table; run it in a transaction.
 */
export async function seedDemoFamily(db: Db, options: DemoOptions): Promise<DemoFamily> {
  const { time_zone, expires_at } = options
  const setting = drawSetting(options)
  const logins = demoPeopleAt(options.email_domain, options.passwords)
  const work = workRows(setting)
  const { lessons, lesson_resources } = lessonRows(setting)
  const past = pastRows(setting)
  const { school_years, terms } = schoolYearRows(setting)
  const current = `${firstYearOf(options.today)}-`
  const year = school_years.find(({ academic_year }) => academic_year.startsWith(current))
  const { requirements, filings } = requirementRows(setting, { id: year?.id })

  await db.family.create({ data: { ...familyRow(setting), time_zone, expires_at } })
  await db.school_year.createMany({ data: school_years })
  await db.term.createMany({ data: terms })
  await db.student.createMany({ data: studentRows(setting) })
  await db.user.createMany({ data: await userRows(setting, logins) })
  await db.settings.createMany({ data: settingsRows(setting) })
  await db.provider.createMany({ data: providerRows(setting) })
  await db.subject.createMany({ data: subjectRows(setting) })
  await db.resource.createMany({ data: resourceRows(setting) })
  await db.curriculum.createMany({ data: [...curriculumRows(setting), ...past.curricula] })
  await db.loop.createMany({ data: loopRows(setting) })
  await db.loop_course.createMany({ data: loopCourseRows(setting) })
  await db.assignment.createMany({ data: work.assignments })
  await db.grade.createMany({ data: work.grades })
  await db.submission.createMany({ data: work.submissions })
  await db.lesson.createMany({ data: lessons })
  await db.lesson_resource.createMany({ data: lesson_resources })
  await db.schedule_entry.createMany({ data: scheduleRows(setting) })
  await db.event.createMany({ data: eventRows(setting) })
  await db.attendance_record.createMany({ data: attendanceRows(setting) })
  await db.course_result.createMany({ data: past.course_results })
  await db.past_course.createMany({ data: past.past_courses })
  await db.requirement.createMany({ data: requirements })
  await db.filing.createMany({ data: filings })
  await db.notification.createMany({ data: notificationRows(setting, work) })

  const people = logins.map((person) => ({ ...person, user_id: setting.users[person.mailbox] }))
  return { family_id: setting.family_id, students: setting.students, people }
}
