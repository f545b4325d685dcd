import { semesterLabels } from "@hearthbook/core/names/labels"
import { gradeLevels, type GradeLevel } from "@hearthbook/core/fields/fields"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { StudentView } from "@hearthbook/api/family/student"
import { Anchor, Checkbox, Collapse, Group, SimpleGrid, Text } from "@mantine/core"
import { useDisclosure } from "@mantine/hooks"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { GradeLevelSelect } from "../../entities/student/grade-level-select.tsx"
import { countOf, formatGradeLevel } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { nextGradeLevel, type ChildPlan } from "./next-year-values.ts"
import classes from "./next-year.module.css"

type Props = {
  student: StudentView
  /** The child's courses of the year before. */
  courses: CurriculumView[]
  /** The academic year of those. */
  from: string
  plan: ChildPlan
  onChange: (plan: ChildPlan) => void
}

/** A child in the next year: included or not, in which grade, with which courses. */
export function ChildRow({ student, courses, from, plan, onChange }: Props) {
  const name = shortNameOf(student)
  const isGraduate = nextGradeLevel(student.grade_level) === null
  return (
    <div className={classes.child} role="group" aria-label={name}>
      <div className={classes.head}>
        <Checkbox
          checked={plan.isIncluded}
          onChange={(event) => onChange({ ...plan, isIncluded: event.currentTarget.checked })}
          label={
            <Group gap="xs" wrap="nowrap">
              <ChildAvatar child={student} size={28} />
              <Text span fw={600} style={{ overflowWrap: "anywhere" }}>
                {name}
              </Text>
            </Group>
          }
          styles={{ body: { alignItems: "center" } }}
        />
        {plan.isIncluded && (
          <GradeLevelSelect
            label={null}
            aria-label={`Grade level of ${name}`}
            className={classes.grade}
            value={plan.grade_level}
            onChange={(level) => isGradeLevel(level) && onChange({ ...plan, grade_level: level })}
          />
        )}
      </div>
      <div className={classes.courses}>
        {plan.isIncluded ? (
          <Courses name={name} courses={courses} from={from} plan={plan} onChange={onChange} />
        ) : (
          <Text size="sm" c="dimmed">
            {isGraduate
              ? `Finishes ${formatGradeLevel(student.grade_level)} and is left out. Tick to plan another year.`
              : "Stays as now."}
          </Text>
        )}
      </div>
    </div>
  )
}

function Courses({ name, courses, from, plan, onChange }: { name: string } & Omit<Props, "student">) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const chosen = plan.curriculum_ids
  if (courses.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No courses in {from}.
      </Text>
    )
  }
  const choose = (id: string, isChosen: boolean) =>
    // In the order of the list, so that removing and adding a course again is no change.
    onChange({
      ...plan,
      curriculum_ids: courses
        .map((course) => course.id)
        .filter((other) => (other === id ? isChosen : chosen.includes(other))),
    })
  return (
    <>
      <Text size="sm" c="dimmed">
        {chosen.length === courses.length
          ? countOf(courses.length, "course")
          : `${chosen.length} of ${countOf(courses.length, "course")}`}
        {" · "}
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Hide" : "Choose"} courses of ${name}`}
          onClick={toggle}
        >
          {isOpen ? "Hide" : "Choose"}
        </Anchor>
      </Text>
      <Collapse expanded={isOpen}>
        <SimpleGrid
          cols={{ base: 1, xs: 2 }}
          spacing="md"
          verticalSpacing={8}
          mt="xs"
          role="group"
          aria-label={`Courses of ${name}`}
        >
          {courses.map((course) => (
            <Checkbox
              key={course.id}
              label={course.subject.name}
              description={course.semester === "full_year" ? undefined : semesterLabels[course.semester]}
              checked={chosen.includes(course.id)}
              onChange={(event) => choose(course.id, event.currentTarget.checked)}
            />
          ))}
        </SimpleGrid>
      </Collapse>
    </>
  )
}

function isGradeLevel(level: string | null): level is GradeLevel {
  return gradeLevels.some((known) => known === level)
}
