import type { setupInput } from "@hearthbook/api/plan/setup"
import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import type { z } from "zod"
import { chosenHolidays, type OfferedDayOff } from "./chosen-holidays.ts"
import { learnersOf, type Learner } from "./learners.ts"
import { isSame } from "./same-student.ts"

/** The call that the page makes. A student whom the family has already, by name and birthday, is not added again. */
export function toSetupInput(
  answers: SetupAnswers,
  { students, holidays }: { students: StudentView[]; holidays: OfferedDayOff[] },
): z.input<typeof setupInput> {
  const { academic_year, start_date, end_date, school_days, start_time, minutes, break_minutes, classes } = answers
  return {
    school_year: { academic_year, start_date, end_date, school_days, holidays: chosenHolidays(holidays) },
    students: learnersOf(answers).map((learner) => ({
      ...idOf(learner, students),
      first_name: learner.first_name,
      last_name: learner.last_name,
      date_of_birth: learner.date_of_birth,
      grade_level: learner.grade_level,
      subjects: learner.subjects,
    })),
    day: { start_time, minutes, break_minutes },
    ...(classes && { classes }),
  }
}

function idOf(learner: Learner, students: StudentView[]): { id?: string } {
  const known = students.find((student) => isSame(student, learner))
  return known ? { id: known.id } : {}
}
