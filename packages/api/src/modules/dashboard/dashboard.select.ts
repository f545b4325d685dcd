import type { Scope } from "../../scope.ts"
import { dayToDate, weekdays, type Day } from "../../rules/days.ts"

type Sums = { earned: string | null; possible: string | null }

/** Points earned and possible of all work that counts: graded now, and worth more than 0 (DECISIONS 33, 42). */
export async function sumGradedPoints({ db, family_id }: Scope): Promise<{ earned: number; possible: number }> {
  const [sums] = await db.$queryRaw<Sums[]>`
    SELECT sum(g.points_earned)::text AS earned, sum(a.points_possible)::text AS possible
    FROM grade g
    JOIN assignment a ON a.family_id = g.family_id AND a.id = g.assignment_id
    WHERE g.family_id = ${family_id}::uuid AND a.status = 'graded' AND a.points_possible > 0`
  return { earned: Number(sums?.earned ?? 0), possible: Number(sums?.possible ?? 0) }
}

/** How many marks of each kind fall on the family's school days from `from` to `to`, both included (DECISIONS 11a). */
export async function countMarks({ db, family_id, calendar }: Scope, from: Day, to: Day) {
  const schoolDays = calendar.school_days.map((day) => weekdays.indexOf(day) + 1)
  const rows = await db.$queryRaw<{ status: string; count: number }[]>`
    SELECT status::text, count(*)::int AS count
    FROM attendance_record
    WHERE family_id = ${family_id}::uuid AND date BETWEEN ${dayToDate(from)}::date AND ${dayToDate(to)}::date
      AND extract(isodow FROM date)::int = ANY(${schoolDays}::int[])
    GROUP BY status`
  const of = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { present: of("present"), absent: of("absent"), late: of("late"), excused: of("excused") }
}
