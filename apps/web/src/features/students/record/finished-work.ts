import { statusLabels } from "@hearthbook/core/names/labels"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import type { GradeView } from "@hearthbook/api/work/grade"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { assignmentAt, lessonAt } from "../../../lib/paths.ts"

/** Something that a student has finished, with the moment of it. A grade is null until the work is graded, and for lessons. */
export type FinishedWork = {
  id: string
  href: string
  title: string
  subject: string
  moment: string
  /** 'Turned in' or 'Lesson done'; null for graded work, which shows its grade. */
  note: string | null
  grade: Pick<GradeView, "percentage" | "letter_grade"> | null
}

/** The number of rows that are listed. */
const most = 8

type Work = { grades: GradeView[]; turnedIn: AssignmentView[]; lessons: LessonView[] }

/** Graded work, work that is turned in, and lessons that are done, the latest first. */
export function finishedWork({ grades, turnedIn, lessons }: Work): FinishedWork[] {
  const rows = [
    ...grades.map((grade) => ({
      id: grade.id,
      href: assignmentAt({ id: grade.assignment_id }),
      title: grade.assignment.title,
      subject: grade.subject.name,
      moment: grade.updated_at,
      note: null,
      grade,
    })),
    ...turnedIn.map((work) => ({
      id: work.id,
      href: assignmentAt(work),
      title: work.title,
      subject: work.subject.name,
      moment: work.updated_at,
      note: statusLabels.submitted,
      grade: null,
    })),
    ...lessons.map((lesson) => ({
      id: lesson.id,
      href: lessonAt(lesson),
      title: lesson.title,
      subject: lesson.subject.name,
      moment: lesson.completed_at ?? lesson.updated_at,
      note: "Lesson done",
      grade: null,
    })),
  ]
  return rows.toSorted((one, other) => other.moment.localeCompare(one.moment)).slice(0, most)
}
