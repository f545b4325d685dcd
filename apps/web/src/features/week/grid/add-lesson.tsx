import type { Day } from "@hearthbook/core/time/days"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { ActionIcon, Button, Popover, Stack, Text, TextInput } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState, type SubmitEvent } from "react"
import { trpc } from "../../../api/trpc.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import { readError } from "../../../lib/read-error.ts"
import { CourseSelect } from "../../../entities/curriculum/form/course-select.tsx"
import { submitAfterBegunChoices } from "../../../forms/begun-choices.ts"
import classes from "../../../entities/board/add-button.module.css"

type Props = {
  student: StudentSummary
  day: Day
  /** True if the day has nothing that the arrow keys would reach, so that they reach this button. */
  isAlone: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Adds lessons to a child's day: a course, a title and Enter for each. */
export function AddLesson({ student, day, isAlone, isOpen, onOpen }: Props) {
  const name = `Add a lesson for ${shortNameOf(student)}, ${formatWeekday(day)}`
  const [isUsed, setUsed] = useState(isOpen)
  if (isOpen && !isUsed) setUsed(true)
  return (
    <span className={classes.place}>
      <ActionIcon
        className={classes.add}
        variant="subtle"
        color="gray"
        size={24}
        tabIndex={-1}
        aria-label={name}
        data-chip={isAlone || undefined}
        data-open={isOpen || undefined}
        onClick={() => onOpen(true)}
      >
        <IconPlus size={16} stroke={1.5} />
      </ActionIcon>
      {/* Mounted with the first use, since a board has a day of each child. */}
      {isUsed && (
        <Popover opened={isOpen} onChange={onOpen} position="bottom-start" trapFocus returnFocus withinPortal>
          <Popover.Target>
            <span className={classes.anchor} />
          </Popover.Target>
          <Popover.Dropdown aria-label={name}>
            <AddForm student={student} day={day} />
          </Popover.Dropdown>
        </Popover>
      )}
    </span>
  )
}

/** Stays open after a lesson is saved, with the same course, for the next one. */
function AddForm({ student, day }: { student: StudentSummary; day: Day }) {
  const courses = trpc.curriculum.names.useQuery()
  const create = trpc.lessons.create.useMutation()
  /** Undefined until one is chosen; null while a new course is being created. */
  const [chosen, setChosen] = useState<string | null>()
  const [title, setTitle] = useState("")
  const [saved, setSaved] = useState("")
  const dated = courses.data?.filter(({ mode, student_id }) => mode === "dated" && student_id === student.id) ?? []
  const curriculum_id = chosen === undefined ? (dated[0]?.id ?? null) : chosen
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (submitAfterBegunChoices(event.currentTarget)) return
    if (!curriculum_id || title.trim() === "" || create.isPending) return
    setSaved("")
    const lesson = { curriculum_id, title, planned_date: day, objectives: null, private_notes: null }
    await create.mutateAsync(lesson).then(
      () => {
        setSaved(`“${title.trim()}” added.`)
        setTitle("")
      },
      () => undefined,
    )
  }
  if (courses.isError) return <Text size="sm">{readError(courses.error, "Failed to load curriculum.").message}</Text>
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" w={240}>
        <TextInput
          label="Title of the lesson"
          data-autofocus
          autoComplete="off"
          value={title}
          error={create.error && readError(create.error, "Failed to save lesson plan.").message}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            create.reset()
          }}
        />
        <CourseSelect
          label="Course"
          disabled={!courses.data}
          student={student}
          curricula={courses.data ?? []}
          description={undefined}
          placeholder={dated.length > 0 ? "Choose a course" : "Type a subject"}
          choices={dated.map(({ id, subject }) => ({ value: id, label: subject.name }))}
          value={curriculum_id}
          comboboxProps={{ withinPortal: false }}
          onChange={setChosen}
        />
        <Button type="submit" size="compact-md" loading={create.isPending}>
          Add
        </Button>
        <Text size="xs" c="dimmed" role="status">
          {saved}
        </Text>
      </Stack>
    </form>
  )
}
