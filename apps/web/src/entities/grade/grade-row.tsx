import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { ActionIcon, Box, Button, Textarea } from "@mantine/core"
import { IconEye } from "@tabler/icons-react"
import { useEffect, useRef, useState, type KeyboardEvent } from "react"
import { useUnsavedChanges } from "../../forms/unsaved/unsaved-changes.ts"
import { ErrorSummary } from "../../forms/form-messages.tsx"
import { GradePreview } from "./grade-preview.tsx"
import { SubmissionView } from "../submission/submission-view.tsx"
import longLabel from "../../ui/inputs/long-button.module.css"
import classes from "./grade-row.module.css"
import { LeavePrompt } from "../../forms/unsaved/leave-prompt.tsx"
import { nextToGrade, placeToGrade } from "./next-to-grade.ts"
import { findFocusReturn, returnFocusTo } from "../../ui/focus/focus-return.ts"
import { ConflictResolver } from "../../forms/conflict-resolver.tsx"
import { SubmitButton } from "../../ui/inputs/submit-button.tsx"
import { gradeFallback, useGradeForm } from "./use-grade-form.ts"
import { RestoredDraftNotice } from "../../forms/drafts/restored-draft-notice.tsx"
import { useSave } from "../../forms/use-save.ts"
import { NumberField } from "../../ui/inputs/number-field.tsx"

type Props = {
  assignment: AssignmentView
  /** Focuses the score when the row opens. */
  focused?: boolean
  /** Set if the row can be closed. Escape closes it too, and asks first if something was typed. */
  onCancel?: () => void
  onSaved?: () => void
}

/** Score and feedback in the assignment's own row. Enter saves and moves on to the next row to grade. */
export function GradeRow({ assignment, focused, onCancel, onSaved }: Props) {
  const { title, points_possible: possible } = assignment
  const { form, earned, save, version, valuesOf } = useGradeForm(assignment)
  const { saving, failure, choice, isRestored, submit } = useSave({
    form,
    identity: { name: `grade.${assignment.id}`, label: `Grade ${title}`, comesBack: onCancel === undefined },
    // Someone else may grade the work meanwhile, which removes the row.
    keepsDraftAlone: () => !toLeave.isDiscarded(),
    fallback: gradeFallback,
    version,
    valuesOf,
    onSave: async (values, seen) => {
      const goOn = nextToGrade()
      await save(values, seen)
      // A saved row must not ask about unsaved changes while it is removed.
      form.resetDirty(values)
      onSaved?.()
      goOn()
    },
  })
  const isUnsaved = () => choice !== null || form.isDirty()
  const toLeave = useUnsavedChanges(isUnsaved)
  const [isShown, setShown] = useState(false)
  const score = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) score.current?.focus()
  }, [focused])
  /** The element that had focus when the confirmation opened; null while it is closed. */
  const [returnTo, setReturnTo] = useState<HTMLElement | null>(null)
  const stay = () => {
    setReturnTo(null)
    // After the render that restores the buttons.
    requestAnimationFrame(() => returnFocusTo(returnTo?.isConnected ? returnTo : score.current))
  }
  const discard = () => {
    toLeave.discard()
    onCancel?.()
  }
  const leave = () => (returnTo ? stay() : isUnsaved() ? setReturnTo(findFocusReturn() ?? document.body) : onCancel?.())
  const onKeyDown = (event: KeyboardEvent) => {
    // A held key would give full points to one row after the other.
    if (event.key === "Enter" && event.repeat) event.preventDefault()
    else if (event.key === "Escape" && !event.nativeEvent.isComposing && onCancel) leave()
    else if (event.target instanceof HTMLTextAreaElement) saveOnEnter(event, event.target)
  }
  return (
    <form onSubmit={submit} noValidate className={`${classes.form} screen-only`}>
      <div className={classes.row}>
        <NumberField
          className={classes.score}
          classNames={{ error: classes.error }}
          aria-label={`Score of ${title}`}
          rightSection={<span className={classes.possible}>/ {possible}</span>}
          rightSectionWidth={58}
          ref={score}
          onKeyDown={onKeyDown}
          {...placeToGrade}
          key={form.key("points_earned")}
          {...form.getInputProps("points_earned", { withFocus: false })}
        />
        <GradePreview earned={earned} possible={possible} scale_id={assignment.grading_scale_id} small />
        <Textarea
          className={classes.feedback}
          aria-label={`Feedback on ${title}`}
          placeholder="Feedback"
          minRows={1}
          maxRows={6}
          onKeyDown={onKeyDown}
          key={form.key("feedback")}
          {...form.getInputProps("feedback")}
        />
        {!returnTo && (
          <div className={classes.buttons}>
            <ActionIcon
              variant={isShown ? "light" : "default"}
              size={42}
              aria-expanded={isShown}
              aria-label={`Show the work: ${title}`}
              title={isShown ? "Hide the work" : "Show the work"}
              onClick={() => setShown(!isShown)}
            >
              <IconEye size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
            {onCancel && (
              <Button variant="default" size="md" px="sm" onClick={leave}>
                Cancel
              </Button>
            )}
            <SubmitButton
              variant="light"
              size="md"
              px="sm"
              loading={saving}
              className={classes.save}
              classNames={longLabel}
            >
              Save Grade
            </SubmitButton>
          </div>
        )}
      </div>
      {returnTo && onCancel && (
        <Box onKeyDown={onKeyDown}>
          <LeavePrompt onStay={stay} onLeave={discard} />
        </Box>
      )}
      {isShown && (
        <Box mt="sm">
          <SubmissionView assignment={assignment} />
        </Box>
      )}
      <ErrorSummary errors={form.errors} />
      <RestoredDraftNotice isShown={isRestored} />
      {(failure ?? choice) && (
        <Box mt="xs">
          <ConflictResolver failure={failure} choice={choice} />
        </Box>
      )}
    </form>
  )
}

/** Shift+Enter inserts a line break. An Enter that ends an IME composition does not submit. */
function saveOnEnter(event: KeyboardEvent, field: HTMLTextAreaElement) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  field.form?.requestSubmit()
}
