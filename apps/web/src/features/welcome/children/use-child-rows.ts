import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import { useRef } from "react"
import { keepClasses } from "../setup-form/proposed-week.ts"
import { noStudent, type StudentAnswers } from "../setup-form/start-answers.ts"

/**
 * Adds, changes and removes the rows of the children. A name or a birthday that is typed anew is none for a moment, so the moved classes
 * of a child are taken from the answers with which the step was opened, not from the last keystroke.
 */
export function useChildRows(answers: SetupAnswers, change: (answers: SetupAnswers) => void) {
  const opened = useRef<{ answers: SetupAnswers; last: SetupAnswers; rows: (number | null)[] } | null>(null)
  const apply = (students: StudentAnswers[], moveRows: (rows: (number | null)[]) => (number | null)[]) => {
    const current = opened.current
    // Answers of another device begin anew.
    const from = current?.last === answers ? current : { answers, rows: answers.students.map((_, row) => row) }
    const rows = moveRows(from.rows)
    const next = keepClasses(from.answers, { ...answers, students }, (row) => rows[row] ?? null)
    opened.current = { answers: from.answers, rows, last: next }
    change(next)
  }
  const { students } = answers
  return {
    add: () => apply([...students, noStudent], (rows) => [...rows, null]),
    set: (row: number, student: StudentAnswers) => apply(students.with(row, student), (rows) => rows),
    remove: (row: number) => apply(students.toSpliced(row, 1), (rows) => rows.toSpliced(row, 1)),
  }
}
