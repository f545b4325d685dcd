import type { LessonView, LeftOut } from "@hearthbook/api/work/lesson"
import { listOf } from "../../../lib/format.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

type Joined = Pick<LessonView, "student" | "together_with">

/** The names of the siblings who do a lesson together with its child: 'Hannah and Theo'. */
export function siblingNames({ together_with }: Pick<Joined, "together_with">): string {
  return listOf(together_with.map(({ student }) => shortNameOf(student)))
}

/** The children of a joined lesson as a group: 'both', 'all three'. */
export function allOf(count: number): string {
  const words: Record<number, string> = { 2: "both", 3: "all three", 4: "all four", 5: "all five", 6: "all six" }
  return words[count] ?? `all ${count}`
}

/** 'for Hannah and Theo. It stays open for Rosie, who is absent.', after '“Bees” is done '. */
export function doneFor({ student, together_with }: Joined, left_out: LeftOut): string {
  const all = [student, ...together_with.map((other) => other.student)]
  const isAway = ({ id }: { id: string }) => left_out.some(({ student_id }) => student_id === id)
  const done = all.filter((one) => !isAway(one)).map(shortNameOf)
  return `for ${listOf(done)}.${staysOpen(left_out, all)}`
}

/** ' The lessons together with Theo are done for both.', after 'Ben’s day is done.', or nothing if no lesson of the day is joined. */
export function alsoDone(lessons: Joined[], left_out: LeftOut): string {
  const isHere = ({ id }: { id: string }) => !left_out.some(({ student_id }) => student_id === id)
  const others = lessons.flatMap(({ together_with }) => together_with.map(({ student }) => student)).filter(isHere)
  const names = [...new Map(others.map((other) => [other.id, shortNameOf(other)])).values()]
  if (names.length === 0) return ""
  return ` The lessons together with ${listOf(names)} are done for ${allOf(names.length + 1)}.`
}

/** ' It stays open for Rosie, who is absent.', or nothing if nobody was left out. */
export function staysOpen(left_out: LeftOut, students: Joined["student"][]): string {
  return left_out
    .flatMap(({ student_id, reason }) => {
      const away = students.find(({ id }) => id === student_id)
      return away ? [` It stays open for ${shortNameOf(away)}, who is ${reason}.`] : []
    })
    .join("")
}
