import { Card, Group, Stack, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useEffect, useRef, type ReactNode } from "react"
import { useUnsavedChanges } from "./unsaved/unsaved-changes.ts"
import { ErrorSummary } from "./form-messages.tsx"
import { ConflictResolver } from "./conflict-resolver.tsx"
import { SubmitButton } from "../ui/inputs/submit-button.tsx"
import { RestoredDraftNotice } from "./drafts/restored-draft-notice.tsx"
import { useSave } from "./use-save.ts"

type Props<Values> = {
  title: string
  /** By which the form is known: 'subject.new', or with the row's id. What was typed is kept under it when the session ends; null of a password. */
  draftName: string | null
  /** Whether it is there with its page, as the edit of a row is not. */
  comesBack?: boolean
  saveLabel: string
  /** S §8's words for a failure that has none of its own. */
  fallback: string
  form: UseFormReturnType<Values>
  version?: number
  /** The form's values of that row as a stale save's refusal carries it (DECISIONS 34i). */
  valuesOf?: (current: unknown) => Values | null
  /** Whether the form was asked for: its first field then has the keyboard. */
  focused: boolean
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
  /** What stands left of the primary button. */
  actions?: ReactNode
  children: ReactNode
}

/** A form that stands in the page, beside the list it adds to. Enter saves; a failed save keeps everything. */
export function FormCard<Values>({
  title,
  draftName,
  comesBack = true,
  saveLabel,
  focused,
  actions,
  children,
  ...save
}: Props<Values>) {
  const { saving, failure, choice, isBack, submit } = useSave({
    ...save,
    identity: draftName === null ? undefined : { name: draftName, label: title, comesBack },
  })
  // Of two versions, one is not to be seen.
  useUnsavedChanges(() => choice !== null || save.form.isDirty(), draftName ?? undefined)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!focused) return
    // Not at once: a menu that led here looks where the keyboard is as it closes, and takes it back unless it moves on.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focused])

  return (
    <Card component="section" aria-label={title}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <Title order={2} size="h4" lineClamp={2}>
            {title}
          </Title>
          {children}
          <ErrorSummary errors={save.form.errors} />
          <RestoredDraftNotice isShown={isBack} />
          <ConflictResolver failure={failure} choice={choice} />
          <Group justify="flex-end" gap="sm">
            {actions}
            <SubmitButton loading={saving}>{saveLabel}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
