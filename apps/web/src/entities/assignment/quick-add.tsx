import type { Day } from "@hearthbook/core/time/days"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Loader, Paper, Select, TextInput } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useRef } from "react"
import { DayField } from "../../ui/inputs/day-field.tsx"
import { submitAfterBegunChoices } from "../../forms/begun-choices.ts"
import { ErrorSummary, SaveFailure } from "../../forms/form-messages.tsx"
import classes from "./quick-add.module.css"
import { SubmitButton } from "../../ui/inputs/submit-button.tsx"
import { CourseSelect } from "../curriculum/form/course-select.tsx"
import { UnsavedTitle } from "./unsaved-title.tsx"
import { useQuickAdd } from "./use-quick-add.ts"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  students: StudentSummary[]
  /** Undefined while loading; the title can be typed already. */
  curricula: CourseName[] | undefined
  /** True if the curricula failed to load. */
  failed?: boolean
  /** The child the page is filtered by. */
  child?: StudentSummary | null
  /** True on the page of one curriculum, which is not chosen here then. */
  isOfCourse?: boolean
  /** True while only the title is shown. */
  isFolded?: boolean
  /** The due day, if the page knows it. Otherwise it is asked for. */
  nextSchoolDay?: Day
  /** Called on the first pointer, touch or keyboard focus, to preload. */
  onApproach?: () => void
}

/** Adds an assignment from one line: a title and Enter. Hidden if there is no curriculum to add it to. */
export function QuickAdd({
  students,
  curricula,
  failed = false,
  child = null,
  isOfCourse = false,
  isFolded = false,
  nextSchoolDay,
  onApproach,
}: Props) {
  const title = useRef<HTMLInputElement>(null)
  const add = useQuickAdd({ students, curricula, pageChild: child, nextSchoolDay })
  const { errors } = add.form
  const chosen = students.find(({ id }) => id === add.student_id)
  const approach = () => {
    add.approach()
    onApproach?.()
  }
  const waiting = failed ? "Failed to load curriculum." : "Loading …"
  if (curricula?.length === 0) return null
  return (
    <Paper
      component="form"
      withBorder
      shadow="sm"
      p="sm"
      className={`${classes.box} screen-only`}
      onSubmit={(event) => {
        event.preventDefault()
        // A curriculum that is being created comes first, so that the title goes there.
        if (!submitAfterBegunChoices(event.currentTarget)) add.submit(event)
      }}
      onPointerEnter={approach}
      onFocus={approach}
      noValidate
      aria-label="Add an assignment"
    >
      <div
        className={classes.line}
        data-alone={(students.length < 2 && !isOfCourse) || undefined}
        data-course={isOfCourse || undefined}
        data-folded={isFolded || undefined}
      >
        <TextInput
          ref={title}
          className={classes.title}
          aria-label="Title of a new assignment"
          placeholder="Add an assignment"
          autoComplete="off"
          enterKeyHint="done"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          rightSection={add.saving && <Loader size={18} aria-label="Saving" />}
          {...add.form.getInputProps("title")}
        />
        {students.length > 1 && !isFolded && (
          <Select
            className={classes.child}
            aria-label="Child for a new assignment"
            placeholder="Child"
            data={students.map((child) => ({ value: child.id, label: shortNameOf(child) }))}
            value={add.student_id ?? null}
            onChange={(id) => id && add.setStudent(id)}
            allowDeselect={false}
          />
        )}
        {!isOfCourse && !isFolded && (
          <CourseSelect
            className={classes.curriculum}
            label={undefined}
            withAsterisk={false}
            description={undefined}
            aria-label="Curriculum for a new assignment"
            {...(!curricula && { placeholder: "Subject" })}
            disabled={curricula !== undefined && !chosen}
            student={chosen}
            curricula={curricula ?? []}
            choices={curricula ? add.options : [...add.options, { value: "waiting", label: waiting, disabled: true }]}
            value={add.curriculum_id || null}
            onChange={(id) => id && add.setCurriculum(id)}
            nothingFoundMessage="No such curriculum"
            error={errors.curriculum_id && chosen ? `${shortNameOf(chosen)} has no curriculum yet.` : undefined}
          />
        )}
        {!isFolded && (
          <DayField
            className={classes.due}
            aria-label="Due date"
            value={add.due_date}
            onChange={add.setDue}
            error={errors.due_date}
          />
        )}
        {!isFolded && (
          <SubmitButton size="md" px="md" className={classes.add} onClick={() => title.current?.focus()}>
            Add
          </SubmitButton>
        )}
      </div>
      <ErrorSummary errors={errors} />
      <SaveFailure failure={add.failure} />
      {add.unsaved.map((unsaved, place) => (
        <UnsavedTitle
          key={`${place} ${unsaved.item.title}`}
          title={unsaved.item.title}
          failure={unsaved.failure}
          onRetry={() => {
            add.retry(unsaved)
            title.current?.focus()
          }}
          onDiscard={() => {
            add.discard(unsaved.item)
            title.current?.focus()
          }}
        />
      ))}
    </Paper>
  )
}
