import type { SetupAnswers } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import { Button, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import type { Problems } from "../setup-form/answer-problems.ts"
import { isSame } from "../setup-form/same-student.ts"
import { ChildFields } from "./child-fields.tsx"
import { useChildRows } from "./use-child-rows.ts"

/** The props of every step. `problems` has a message for each field that is wrong. */
export type StepProps = { answers: SetupAnswers; change: (answers: SetupAnswers) => void; problems: Problems }

/** The children: a name and a birthday each. The grade follows from the birthday. */
export function ChildrenStep({ answers, change, problems, students }: StepProps & { students: StudentView[] }) {
  const rows = useChildRows(answers, change)
  return (
    <Stack gap="sm">
      <Text c="dimmed">The grade follows from the birthday. Last names, photos and logins can wait.</Text>
      {answers.students.map((student, row) => (
        <ChildFields
          // A row has no other name; removing one moves those after it up.
          key={row}
          row={row}
          student={student}
          year_start={answers.start_date}
          isKnown={students.some((known) => isSame(known, student))}
          problems={problems}
          onChange={(next) => rows.set(row, next)}
          onRemove={answers.students.length > 1 ? () => rows.remove(row) : undefined}
        />
      ))}
      {problems["students"] && (
        <Text c="var(--mantine-color-error)" role="alert">
          {problems["students"]}
        </Text>
      )}
      <div>
        <Button variant="light" leftSection={<IconPlus size={18} stroke={2} />} onClick={rows.add}>
          Add a child
        </Button>
      </div>
    </Stack>
  )
}
