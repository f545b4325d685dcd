import { letterGrade, percentage } from "@hearthbook/core/grading/letter-grade"
import type { Day } from "@hearthbook/core/time/days"
import { chance, pick } from "./chance.ts"
import type { Cell } from "./copy-table.ts"
import { curriculumId } from "./course-rows.ts"
import { at, moment, type LoadChild, type LoadFamily } from "./load-family.ts"
import { feedback, subjects } from "./names.ts"
import { rowId } from "./row-id.ts"
import type { SchoolYear } from "./school-years.ts"

/** Generates a table's rows by school year and family, so that a family's years are stored apart, as in reality. */
export type YearRows = {
  table: string
  columns: string[]
  rows: (family: LoadFamily, year: SchoolYear, today: Day) => Iterable<Cell[]>
}

const types = ["homework", "quiz", "reading", "homework", "essay", "project", "homework", "lab", "test"] as const
const pointsPossible = [100, 20, 10, 50, 25] as const
/** Days in which past work may still be ungraded or not submitted. */
const lately = 4

/** An assignment with the data of its row, grade and submission. */
type Work = {
  id: string
  subject: number
  assigned: Day
  due: Day
  possible: number
  /** Null if it is not graded. */
  earned: number | null
  status: "assigned" | "in_progress" | "submitted" | "graded"
}

/** Generates an assignment for each school day. Past ones are graded, except for a few recent ones. */
function* workOf(family: LoadFamily, child: LoadChild, year: SchoolYear, today: Day): Iterable<Work> {
  const { days } = year
  const past = days.filter((day) => day < today).length
  const isInProgress = past < days.length
  for (const [place, assigned] of days.entries()) {
    const luck = chance(family.index, child.index, year.index, place)
    const duePlace = Math.min(place + 2, days.length - 1)
    const due = days[duePlace] ?? assigned
    const possible = pointsPossible[place % pointsPossible.length] ?? 100
    const isLate = isInProgress && duePlace >= past - lately && luck < 0.4
    const status =
      due >= today
        ? luck < 0.05
          ? "in_progress"
          : "assigned"
        : isLate
          ? luck < 0.3
            ? "submitted"
            : "assigned"
          : "graded"
    yield {
      id: rowId("assignment", at(assigned, 14), { family: family.index, child: child.index, serial: place }),
      subject: place % subjects.length,
      assigned,
      due,
      possible,
      earned: status === "graded" ? Math.round(possible * (0.6 + 0.4 * luck) * 2) / 2 : null,
      status,
    }
  }
}

/** Assignments, submissions, grades and attendance. */
export const workRows: YearRows[] = [
  {
    table: "attendance_record",
    columns: ["id", "family_id", "student_id", "date", "status", "created_at", "updated_at"],
    *rows(family, year, today) {
      for (const [place, day] of year.days.entries()) {
        if (day >= today) return
        const marked = moment(at(day, 13, 30))
        for (const child of family.children) {
          const luck = chance(family.index, child.index, year.index, place, 11)
          const status = luck < 0.93 ? "present" : luck < 0.96 ? "late" : luck < 0.98 ? "absent" : "excused"
          const id = rowId("attendance_record", at(day, 13, 30), { family: family.index, child: child.index })
          yield [id, family.id, child.id, day, status, marked, marked]
        }
      }
    },
  },
  {
    table: "assignment",
    columns: [
      "id",
      "family_id",
      "student_id",
      "curriculum_id",
      "title",
      "description",
      "instructions",
      "points_possible",
      "type",
      "status",
      "assigned_date",
      "due_date",
      "version",
      "created_at",
      "updated_at",
    ],
    *rows(family, year, today) {
      for (const child of family.children) {
        const curricula = subjects.map((_, place) => curriculumId(family, child, year, place))
        for (const work of workOf(family, child, year, today)) {
          const { id, subject, possible, status, assigned, due } = work
          const topic = pick(
            subjects[subject]?.topics ?? ["Reading"],
            family.index,
            child.index,
            at(assigned, 0) / 86_400_000,
          )
          const texts = [
            `${topic}: ${assigned.slice(5)}`,
            "Read the chapter, then answer in whole sentences.",
            subject === 0 ? "Show each step." : null,
          ]
          const type = types[(subject + assigned.charCodeAt(9)) % types.length] ?? "homework"
          const set = moment(at(assigned, 14))
          const changed = status === "graded" ? moment(at(due, 20)) : set
          yield [
            id,
            family.id,
            child.id,
            curricula[subject] ?? null,
            ...texts,
            possible,
            type,
            status,
            assigned,
            due,
            status === "graded" ? 2 : 1,
            set,
            changed,
          ]
        }
      }
    },
  },
  {
    table: "grade",
    columns: [
      "id",
      "family_id",
      "student_id",
      "assignment_id",
      "points_earned",
      "percentage",
      "letter_grade",
      "feedback",
      "created_at",
      "updated_at",
    ],
    *rows(family, year, today) {
      for (const child of family.children) {
        for (const [place, { id, due, earned, possible }] of [...workOf(family, child, year, today)].entries()) {
          if (earned === null) continue
          const given = at(due, 20, place % 50)
          const points = { earned, possible }
          const grade = rowId("grade", given, { family: family.index, child: child.index, serial: place })
          const words = place % 5 === 0 ? pick(feedback, family.index, place) : null
          yield [
            grade,
            family.id,
            child.id,
            id,
            earned,
            percentage(points),
            letterGrade(points),
            words,
            moment(given),
            moment(given),
          ]
        }
      }
    },
  },
  {
    table: "submission",
    columns: ["id", "family_id", "student_id", "assignment_id", "kind", "text", "submitted_at", "created_at"],
    *rows(family, year, today) {
      if (year !== family.years.at(-1)) return
      for (const child of family.children) {
        for (const [place, { id, due, status }] of [...workOf(family, child, year, today)].entries()) {
          if (status !== "submitted" && !(status === "graded" && place % 4 === 0)) continue
          const submittedAt = at(due, 15)
          const submission = rowId("submission", submittedAt, {
            family: family.index,
            child: child.index,
            serial: place,
          })
          const text = "I read it twice. The part about the river was the best one."
          yield [submission, family.id, child.id, id, "text", text, moment(submittedAt), moment(submittedAt)]
        }
      }
    },
  },
]
