import { groupBy } from "../lists/group-by.ts"

/** A name in parts. The last name may be empty. */
export type Name = { first_name: string; last_name: string }
type Student = Name & { id: string; grade_level: string }

/** 'Ada Byron', or 'Ada' without a last name. */
export function fullName({ first_name, last_name }: Name): string {
  return `${first_name} ${last_name}`.trim()
}

/**
 * The names by which the students of a family are shown where a first name stands alone, by id. Students of one first name get
 * enough of the last name to differ: 'Anna B.' and 'Anna C.'. If the last names are the same too, they get the grade, or else a
 * number: 'Anna (grade 4)', 'Anna (1)'.
 */
export function shortNames(students: Student[]): Map<string, string> {
  const groups = groupBy(students, ({ first_name }) => fold(first_name))
  const names = [...groups.values()].flatMap((group) => nameGroup(group))
  return new Map(numberSame(names))
}

type Named = [id: string, name: string]

function nameGroup(group: Student[]): Named[] {
  const last = [...new Set(group.map(({ last_name }) => fold(last_name)))]
  const families = groupBy(group, ({ last_name }) => fold(last_name))
  return [...families].flatMap(([family, same]) => {
    const others = last.filter((other) => other !== family)
    const differ = new Set(same.map(({ grade_level }) => grade_level)).size === same.length && same.length > 1
    return same.map((student): Named => {
      const name = fullName({ ...student, last_name: abbreviate(student.last_name, others) })
      return [student.id, differ ? `${name} (${describeGrade(student.grade_level)})` : name]
    })
  })
}

/** The shortest beginning of a last name with which none of the others begins: 'B.'. Empty if there are no others. */
function abbreviate(last_name: string, others: string[]): string {
  if (others.length === 0) return ""
  const characters = lettersOf(last_name)
  for (let length = 1; length < characters.length; length++) {
    const start = characters.slice(0, length).join("")
    if (!/\s$/.test(start) && others.every((other) => !other.startsWith(fold(start)))) return `${start}.`
  }
  return last_name
}

/** Splits a text into what a reader sees as its letters: an emoji or an accented letter is one. */
export function lettersOf(text: string): string[] {
  // Most names need no segmenter, which takes a page several milliseconds to create.
  if (/^[ -~]*$/.test(text)) return text.split("")
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text), ({ segment }) => segment)
}

function describeGrade(level: string): string {
  return level === "K" ? "kindergarten" : `grade ${level}`
}

/** Numbers equal names in the order of their ids, which is the order in which the students were added. */
function numberSame(names: Named[]): Named[] {
  const equal = groupBy(names, ([, name]) => fold(name))
  return [...equal.values()].flatMap((same) =>
    same.length === 1
      ? same
      : same.sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, name], index): Named => [id, `${name} (${index + 1})`]),
  )
}

function fold(name: string): string {
  return name.normalize("NFC").toLowerCase()
}
