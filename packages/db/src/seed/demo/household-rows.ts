import type { Prisma } from "../../generated/client.ts"
import { hashPassword } from "../../password.ts"
import type { PersonContent } from "./people.ts"
import { children, demoDomain, demoPasswords, familyName, people, type Mailbox } from "./people.ts"
import { graduateColumns } from "./record-rows.ts"
import { firstYearOf, toDate } from "./school-calendar.ts"
import { entriesOf, untouched, type Setting } from "./setting.ts"

/** A person who can sign in. The password is in plain text. */
export type DemoPerson = PersonContent & { mailbox: Mailbox; email: string; password: string }

/** Returns the logins of a demo family, with email addresses at a domain. */
export function demoPeopleAt(domain = demoDomain, passwords = demoPasswords): DemoPerson[] {
  return people.map((person) => ({
    ...person,
    email: `${person.mailbox}@${domain}`.toLowerCase(),
    password: person.role === "student" ? passwords.child : passwords.adult,
  }))
}

export function familyRow({ family_id, began }: Setting): Prisma.familyCreateManyInput {
  return {
    id: family_id,
    name: `The ${familyName} family`,
    is_demo: true,
    max_day_minutes: 360,
    adult_below_grade: "5",
    rule_pack_id: "us-ny",
    school_name: `${familyName} Academy`,
    school_about:
      "Mornings are for math, reading and writing at the kitchen table, afternoons for science, history and the arts. We read aloud every day and spend a day a week at the co-op.",
    school_address: "18 Orchard Lane, Ithaca, NY 14850",
    ...untouched(began),
  }
}

export function studentRows({ family_id, today, began, students }: Setting): Prisma.studentCreateManyInput[] {
  return entriesOf(children).map(([key, { born, ...child }]) => ({
    id: students[key],
    family_id,
    last_name: familyName,
    ...child,
    ...(key === "grace" ? graduateColumns(today) : {}),
    date_of_birth: toDate(`${firstYearOf(today) - born.years_before}-${born.month_and_day}`),
    ...untouched(began),
  }))
}

/** Hashes each password separately, as registration does, so that equal passwords have different hashes. */
export function userRows(setting: Setting, logins: DemoPerson[]): Promise<Prisma.userCreateManyInput[]> {
  const { family_id, began, students, users } = setting
  return Promise.all(
    logins.map(async ({ mailbox, password, child, ...person }) => ({
      id: users[mailbox],
      family_id,
      ...person,
      password_hash: await hashPassword(password),
      email_verified_at: began,
      student_id: child ? students[child] : null,
      ...untouched(began),
    })),
  )
}

export function settingsRows({ family_id, began, users }: Setting): Prisma.settingsCreateManyInput[] {
  return people.map(({ mailbox, role }) => ({
    family_id,
    user_id: users[mailbox],
    date_format: "MM/DD/YYYY",
    email_attendance: role === "parent",
    weekly_reports: role === "parent",
    ...untouched(began),
  }))
}
