import { Stack, Text } from "@mantine/core"
import { countOf } from "../../../lib/format.ts"
import { withSubjects, withTogether } from "../setup-form/change-subjects.ts"
import { learnersOf, sharedSubjects } from "../setup-form/learners.ts"
import type { StepProps } from "../children/children-step.tsx"
import classes from "../welcome.module.css"
import { ChildSubjects } from "./child-subjects.tsx"
import { Together } from "./together.tsx"

/** The subjects of each child, as usual for the grade until others are chosen, and those that siblings learn together. */
export function SubjectsStep({ answers, change, problems }: StepProps) {
  const learners = learnersOf(answers)
  const shared = sharedSubjects(learners)
  const weekly = learners
    .flatMap(({ subjects }) => subjects)
    .reduce((sum, { times_per_week }) => sum + times_per_week, 0)
  const courses = learners.reduce((sum, { subjects }) => sum + subjects.length, 0)
  return (
    <Stack gap="md">
      <Text c="dimmed" className="figures" role="status">
        {countOf(courses, "course")}, {countOf(weekly, "class", "classes")} a week. Tap to add a subject or take it
        away.
      </Text>
      <div className={classes.cards}>
        {learners.map((learner) => (
          <ChildSubjects
            key={learner.row}
            learner={learner}
            problem={problems[`students.${learner.row}.subjects`]}
            onChange={(subjects) => change(withSubjects(answers, learner.row, subjects))}
          />
        ))}
      </div>
      {shared.length > 0 && (
        <Together shared={shared} onChange={(name, isTogether) => change(withTogether(answers, name, isTogether))} />
      )}
    </Stack>
  )
}
