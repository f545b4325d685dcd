import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LoopView } from "@hearthbook/api/plan/loop"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { CloseButton, Input, Text } from "@mantine/core"
import { useId, useRef } from "react"
import { curriculumOptions } from "../../../entities/assignment/quick-add-target.ts"
import { CourseSelect } from "../../../entities/curriculum/form/course-select.tsx"
import { ReorderHandle } from "../../../ui/reorder/reorder-handle.tsx"
import { useReorder } from "../../../ui/reorder/use-reorder.ts"
import classes from "./loops.module.css"
import type { LoopForm } from "./loop-values.ts"

type Props = { form: LoopForm; student: StudentSummary | undefined; curricula: CurriculumView[]; others: LoopView[] }

const field = "curriculum_ids"

/** The courses of a loop in the order in which they take turns. They are dragged, removed, and added below. */
export function LoopCoursesField({ form, student, curricula, others }: Props) {
  const ids = form.values.curriculum_ids
  const options = curriculumOptions(curricula)
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? "a course"
  const loopOf = (id: string) => others.find(({ curriculum_ids }) => curriculum_ids.includes(id))
  const label = useId()
  const list = useRef<HTMLOListElement>(null)
  const choose = (next: string[]) => form.setFieldValue(field, next)
  const reorder = useReorder({
    ids,
    nameOf,
    places: () =>
      [...(list.current?.children ?? [])].map((row) =>
        row instanceof HTMLElement ? { start: row.offsetTop, size: row.offsetHeight } : { start: 0, size: 0 },
      ),
    onMove: choose,
  })
  const free = options
    .filter(({ value }) => !ids.includes(value))
    .map(({ value, label: name }) => {
      const loop = loopOf(value)
      return loop ? { value, label: `${name} (in “${loop.name}”)`, disabled: true } : { value, label: name }
    })
  const first = student ? "Choose or type the first course" : "Choose a student first"
  const more = free.length === 0 ? "Type a subject" : "Add a course"
  const placeholder = ids.length === 0 ? first : more
  return (
    <Input.Wrapper
      size="md"
      label="Courses, in turn"
      withAsterisk
      labelElement="div"
      labelProps={{ id: label }}
      description="Their lessons lose their days: each course does its next lesson when its turn comes."
    >
      <div role="group" aria-labelledby={label} className={classes.field}>
        <ol ref={list} className={classes.courses} data-moving={reorder.moving !== null || undefined}>
          {ids.map((id, index) => (
            <li key={id} data-id={id} className={classes.course} {...reorder.rowProps(id)}>
              <ReorderHandle
                id={id}
                name={nameOf(id)}
                number={index + 1}
                isMoved={reorder.moving === id}
                actions={reorder.actions}
              />
              <Text span miw={0} style={{ overflowWrap: "anywhere" }}>
                {nameOf(id)}
              </Text>
              <CloseButton
                size={36}
                ml="auto"
                aria-label={`Remove ${nameOf(id)}`}
                onClick={() => choose(ids.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ol>
        <CourseSelect
          // Each course that is added leaves an empty field for the next one.
          key={ids.length}
          label={undefined}
          withAsterisk={false}
          description={undefined}
          data-path={field}
          error={form.errors[field]}
          aria-label="Add a course"
          placeholder={placeholder}
          student={student}
          curricula={curricula}
          choices={free}
          value={null}
          onChange={(id) => id && choose([...ids, id])}
        />
      </div>
    </Input.Wrapper>
  )
}
