import type { Scope } from "../../../../request/scope.ts"
import { foldText } from "@hearthbook/core/names/search-text"
import { dateToDay } from "@hearthbook/core/time/days"
import { visibleTo } from "../../../family/student/student.policy.ts"

const select = {
  id: true,
  first_name: true,
  last_name: true,
  grade_level: true,
  date_of_birth: true,
  color: true,
} as const

export type Person = {
  id: string
  first_name: string
  last_name: string
  grade_level: string
  date_of_birth: string
  color: string
}

/** The family's students, and how they are found by a name in a cell. */
export type People = {
  all: Person[]
  /** The students whom a name fits, whatever its case: 'Ada', 'Ada Byron' or 'Byron, Ada'. */
  named: (name: string) => Person[]
}

/** The family's students by their names. One statement. */
export async function loadPeople(scope: Scope): Promise<People> {
  const rows = await scope.db.student.findMany({ where: visibleTo(scope), select, orderBy: { id: "asc" } })
  const all = rows.map((row) => ({ ...row, date_of_birth: dateToDay(row.date_of_birth) }))
  const names = new Map<string, Person[]>()
  for (const person of all) {
    for (const key of new Set(namesOf(person).map(nameKey))) names.set(key, [...(names.get(key) ?? []), person])
  }
  return { all, named: (name) => names.get(nameKey(name)) ?? [] }
}

function namesOf({ first_name, last_name }: Person): string[] {
  return last_name === ""
    ? [first_name]
    : [first_name, `${first_name} ${last_name}`, `${last_name}, ${first_name}`, `${last_name},${first_name}`]
}

/** The form in which names of people are compared. */
export function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim()
}

/** The one student of a name, or why there is none. */
export function findPerson(people: People, name: string): Person | { message: string } {
  const [first, ...others] = people.named(name)
  if (!first) return { message: `No student is called “${name}”.` }
  if (others.length > 0)
    return { message: `${others.length + 1} students are called “${name}”. Write the last name, too.` }
  return first
}
