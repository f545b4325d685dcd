import { Button, Group, Modal, Stack } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useMediaQuery, useMounted } from "@mantine/hooks"
import { useState, type ReactNode } from "react"
import { useUnsavedChanges } from "./unsaved/unsaved-changes.ts"
import { ErrorSummary } from "./form-messages.tsx"
import classes from "./form-modal.module.css"
import { LeavePrompt } from "./unsaved/leave-prompt.tsx"
import { findFocusReturn, returnFocusTo } from "../ui/focus/focus-return.ts"
import { ConflictResolver } from "./conflict-resolver.tsx"
import { announce } from "../ui/feedback/live-region.tsx"
import { SubmitButton } from "../ui/inputs/submit-button.tsx"
import { RestoredDraftNotice } from "./drafts/restored-draft-notice.tsx"
import { useSave } from "./use-save.ts"

type Props<Values> = {
  title: string
  /** Under which name what was typed is kept when the session ends under it: 'student.new', or with the row's id; null of a password. */
  draftName: string | null
  /** Whether it has an address, and so opens again with its page. */
  comesBack?: boolean
  /** On the primary button: 'Add student'. */
  saveLabel: string
  /** Of what cannot be taken back. */
  saveColor?: "red"
  /** While it cannot be done at all, as the dialog then says. */
  disabled?: boolean
  /** S §8's words for a failure that has none of its own: 'Failed to create student.' */
  fallback: string
  form: UseFormReturnType<Values>
  version?: number
  /** The form's values of that row as a stale save's refusal carries it (DECISIONS 34i). */
  valuesOf?: (current: unknown) => Values | null
  /** Resolves when the server has saved; then the dialog closes. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
  /** Told to those who hear the page once it is saved, unless a toast tells it: 'Student added.' */
  announcement?: string
  /** What else can be done with the row, beside the buttons that save it. */
  aside?: ReactNode
  /** What one looks at while filling in the form: beside it on a desk, above it on a phone. */
  beside?: ReactNode
  /** Called when the dialog has gone: the parent unmounts it. */
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog. Mount it to open it. Enter saves, Escape leaves and asks first if something was typed, a failed
 * save keeps everything, and in the end the keyboard is back where it was.
 */
export function FormModal<Values>({
  title,
  draftName,
  comesBack = false,
  saveLabel,
  saveColor,
  disabled,
  fallback,
  form,
  version,
  valuesOf,
  onSave,
  announcement,
  aside,
  beside,
  onClose,
  children,
}: Props<Values>) {
  const [opener] = useState(findFocusReturn)
  const [closing, setClosing] = useState(false)
  /** Where the keyboard was when the question came; null while there is no question. */
  const [asked, setAsked] = useState<HTMLElement | null>(null)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  // One render late, so that the dialog is seen to come.
  const mounted = useMounted()

  const close = () => setClosing(true)
  const stay = () => {
    asked?.focus()
    setAsked(null)
  }
  const { saving, failure, choice, isBack, submit } = useSave({
    form,
    identity: draftName === null ? undefined : { name: draftName, label: title, comesBack },
    fallback,
    version,
    valuesOf,
    closesOnSave: true,
    onSave: async (values, seen) => {
      await onSave(values, seen)
      if (announcement) announce(announcement)
      close()
    },
  })

  // Of two versions, one is not to be seen.
  const isUnsaved = () => choice !== null || form.isDirty()
  const leave = () => (asked ? stay() : isUnsaved() ? setAsked(findFocusReturn() ?? document.body) : close())
  useUnsavedChanges(() => !closing && !saving && isUnsaved())

  return (
    <Modal
      opened={mounted && !closing}
      onClose={leave}
      onExitTransitionEnd={() => {
        onClose()
        returnFocusTo(opener)
      }}
      returnFocus={false}
      title={title}
      fullScreen={narrow}
      radius={narrow ? 0 : undefined}
      size={beside ? 1080 : "lg"}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={beside ? classes.both : undefined}>
        {beside && <div className={classes.beside}>{beside}</div>}
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {children}
            <ErrorSummary errors={form.errors} />
            <RestoredDraftNotice isShown={isBack} />
            <ConflictResolver failure={failure} choice={choice} />
            {asked ? (
              <LeavePrompt onStay={stay} onLeave={close} />
            ) : (
              <Group justify="flex-end" gap="sm" mt="xs">
                {aside}
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
                <SubmitButton loading={saving} color={saveColor} disabled={disabled}>
                  {saveLabel}
                </SubmitButton>
              </Group>
            )}
          </Stack>
        </form>
      </div>
    </Modal>
  )
}
