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
  /** The name of the form's draft: 'student.new', or with the row's id. Null if no draft is stored, as for a password. */
  draftName: string | null
  /** True if the dialog has an address, so it opens again with its page. */
  comesBack?: boolean
  /** The label of the primary button: 'Add student'. */
  saveLabel: string
  /** For an action that cannot be undone. */
  saveColor?: "red"
  /** True if saving is not possible. The dialog explains why. */
  disabled?: boolean
  /** The message for an unexpected error: 'Failed to create student.' */
  fallback: string
  form: UseFormReturnType<Values>
  version?: number
  /** Reads the form's values from the current row in a conflict error. Null if it cannot be read. */
  valuesOf?: (current: unknown) => Values | null
  /** Saves on the server. The dialog closes afterwards. */
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
  /** Announced to screen readers after saving, unless a toast says it: 'Student added.' */
  announcement?: string
  /** Other actions for the row, beside the buttons. */
  aside?: ReactNode
  /** Content to look at while filling in the form: left of it on a wide screen, above it on a phone. */
  beside?: ReactNode
  /** True for content that follows from the form: right of it, and below it on a phone. */
  besideLast?: boolean
  /** Called after the closing transition. The parent then unmounts the dialog. */
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog. Mount it to open it. Enter saves. Escape closes it, and asks first if there are unsaved changes. A failed save
 * keeps everything. Focus returns to the opener when it closes.
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
  besideLast = false,
  onClose,
  children,
}: Props<Values>) {
  const [opener] = useState(findFocusReturn)
  const [closing, setClosing] = useState(false)
  /** The element that had focus before the leave prompt. Null while there is no prompt. */
  const [asked, setAsked] = useState<HTMLElement | null>(null)
  const narrow = useMediaQuery("(width < 48em)", false, { getInitialValueInEffect: false })
  // Opened one render later, so that the opening transition runs.
  const mounted = useMounted()

  const close = () => setClosing(true)
  const stay = () => {
    asked?.focus()
    setAsked(null)
  }
  const { saving, failure, choice, isRestored, submit } = useSave({
    form,
    identity: draftName === null ? undefined : { name: draftName, label: title, comesBack },
    fallback,
    version,
    valuesOf,
    keepsDraftAlone: () => leaving.isKept(),
    closesOnSave: true,
    onSave: async (values, seen) => {
      await onSave(values, seen)
      if (announcement) announce(announcement)
      close()
    },
  })

  // In an edit conflict, the hidden version is unsaved too.
  const isUnsaved = () => choice !== null || form.isDirty()
  const leave = () => (asked ? stay() : isUnsaved() ? setAsked(findFocusReturn() ?? document.body) : close())
  const leaving = useUnsavedChanges(() => !closing && !saving && isUnsaved(), { keepsDraft: draftName !== null })

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
      <div className={beside ? classes.both : undefined} data-last={besideLast || undefined}>
        {!besideLast && beside && <div className={classes.beside}>{beside}</div>}
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            {children}
            <ErrorSummary errors={form.errors} />
            <RestoredDraftNotice isShown={isRestored} />
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
        {besideLast && beside && <div className={classes.beside}>{beside}</div>}
      </div>
    </Modal>
  )
}
