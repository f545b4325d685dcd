import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Chip, Group, Input, Text } from "@mantine/core"
import { listOf } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { siblingCourse } from "./sibling-courses.ts"

type Props = {
  students: StudentSummary[]
  curricula: CourseName[]
  student_id: string
  curriculum_id: string
  /** The ids of the other children. */
  value: string[]
  onChange: (student_ids: string[]) => void
}

/** Chooses siblings who get the same, each in the course of the same subject. Hidden in a family with one child. */
export function AlsoFor({ students, curricula, student_id, curriculum_id, value, onChange }: Props) {
  const siblings = students.filter(({ id }) => id !== student_id)
  if (!student_id || siblings.length === 0) return null
  const chosen = siblings.filter(({ id }) => value.includes(id))
  const course = curricula.find(({ id }) => id === curriculum_id)
  return (
    <Input.Wrapper label="Also for" labelElement="div">
      <Chip.Group multiple value={chosen.map(({ id }) => id)} onChange={onChange}>
        <Group gap="xs" role="group" aria-label="Also for">
          {siblings.map((sibling) => (
            <Chip key={sibling.id} value={sibling.id} size="md">
              {shortNameOf(sibling)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Text size="sm" c="dimmed" mt={4} role="status">
        {chosen.length > 0 && hintFor(chosen, course, curricula)}
      </Text>
    </Input.Wrapper>
  )
}

/** Says in which course each sibling gets it, and who has none. */
function hintFor(chosen: StudentSummary[], course: CourseName | undefined, curricula: CourseName[]): string {
  if (!course) return "Choose the curriculum. The others get it in the same subject."
  const { name } = course.subject
  const has = ({ id }: StudentSummary) => siblingCourse(curricula, course, id) !== null
  const [found, missing] = [chosen.filter(has).map(shortNameOf), chosen.filter((one) => !has(one)).map(shortNameOf)]
  return [
    found.length > 0 && `${listOf(found)} ${found.length === 1 ? "gets" : "get"} it in ${name}, too.`,
    missing.length > 0 &&
      `${listOf(missing)} ${missing.length === 1 ? "has" : "have"} no course in ${name}, so nothing is added there.`,
  ]
    .filter(Boolean)
    .join(" ")
}
