import type { Prisma } from "../../generated/client.ts"
import { hashPassword } from "../../password.ts"
import { children, demoDomain, demoPasswords, familyName, people, type Mailbox } from "./people.ts"
import { firstYearOf, toDate } from "./school-calendar.ts"
import { entriesOf, untouched, type Setting } from "./setting.ts"

export type DemoPerson = {
  mailbox: Mailbox
  first_name: string
  email: string
  /** In clear. */
  password: string
  role: (typeof people)[number]["role"]
}

/** The log-ins of a demo family at a domain. */
export function demoPeopleAt(domain = demoDomain, passwords = demoPasswords): DemoPerson[] {
  return people.map(({ mailbox, first_name, role }) => ({
    mailbox,
    first_name,
    email: `${mailbox}@${domain}`.toLowerCase(),
    password: role === "student" ? passwords.child : passwords.adult,
    role,
  }))
}

export function familyRow({ family_id, began }: Setting): Prisma.familyCreateManyInput {
  return { id: family_id, name: `The ${familyName} family`, ...untouched(began) }
}

export function studentRows({ family_id, today, began, students }: Setting): Prisma.studentCreateManyInput[] {
  return entriesOf(children).map(([key, { born, ...child }]) => ({
    id: students[key],
    family_id,
    last_name: familyName,
    ...child,
    date_of_birth: toDate(`${firstYearOf(today) - born.years_before}-${born.month_and_day}`),
    ...untouched(began),
  }))
}

export async function userRows(setting: Setting, logins: DemoPerson[]): Promise<Prisma.userCreateManyInput[]> {
  const { family_id, began, students, users } = setting
  // A hash each, as registering would: equal passwords must not look equal in the table.
  const hashes = await Promise.all(logins.map(({ password }) => hashPassword(password)))
  return people.map((person, index) => ({
    id: users[person.mailbox],
    family_id,
    role: person.role,
    first_name: person.first_name,
    last_name: person.last_name,
    email: logins[index]?.email ?? "",
    password_hash: hashes[index],
    email_verified_at: began,
    student_id: "child" in person ? students[person.child] : null,
    ...untouched(began),
  }))
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
