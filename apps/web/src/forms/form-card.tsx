import { Card, Group, Stack, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useEffect, useRef, type ReactNode } from "react"
import { useUnsavedChanges } from "./unsaved/unsaved-changes.ts"
import { ErrorSummary } from "./form-messages.tsx"
import { FoldedSection } from "../ui/layout/folded-section.tsx"
import { ConflictResolver } from "./conflict-resolver.tsx"
import { SubmitButton } from "../ui/inputs/submit-button.tsx"
import { RestoredDraftNotice } from "./drafts/restored-draft-notice.tsx"
import { useSave } from "./use-save.ts"

type Props<Values> = {
  title: string
  /** The name of the form's draft: 'subject.new', or with the row's id. Null if no draft is stored, as for a password. */
  draftName: string | null
  /** True if the form is always on its page, false if it must be opened, as to edit a row. */
  comesBack?: boolean
  saveLabel: string
  /** The message for an unexpected error. */
  fallback: string
  form: UseFormReturnType<Values>
  version?: number
  /** Reads the form's values from the current row in a conflict error. Null if it cannot be read. */
  valuesOf?: (current: unknown) => Values | null
  /** True to focus the first field. */
  focused: boolean
  onSave: (values: Values, version: number | undefined) => Promise<unknown>
  /** True for a form that a phone shows only when it is opened. */
  isFolded?: boolean
  /** Shown to the left of the primary button. */
  actions?: ReactNode
  children: ReactNode
}

/** A form on the page, beside its list. Enter saves, and a failed save keeps everything. It is not printed. */
export function FormCard<Values>({
  title,
  draftName,
  comesBack = true,
  saveLabel,
  focused,
  isFolded = false,
  actions,
  children,
  ...save
}: Props<Values>) {
  const { saving, failure, choice, isRestored, submit } = useSave({
    ...save,
    identity: draftName === null ? undefined : { name: draftName, label: title, comesBack },
  })
  // In an edit conflict, the hidden version is unsaved too.
  useUnsavedChanges(() => choice !== null || save.form.isDirty(), { name: draftName ?? undefined })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!focused) return
    // Waits a frame: a closing menu takes focus back unless it has moved by then.
    const frame = requestAnimationFrame(() => form.current?.querySelector("input")?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focused])

  const content = (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md" py={isFolded ? "xs" : undefined}>
        {!isFolded && (
          <Title order={2} size="h4" lineClamp={2}>
            {title}
          </Title>
        )}
        {children}
        <ErrorSummary errors={save.form.errors} />
        <RestoredDraftNotice isShown={isRestored} />
        <ConflictResolver failure={failure} choice={choice} />
        <Group justify="flex-end" gap="sm">
          {actions}
          <SubmitButton loading={saving}>{saveLabel}</SubmitButton>
        </Group>
      </Stack>
    </form>
  )
  if (isFolded) {
    return (
      <FoldedSection title={title} className="screen-only">
        {content}
      </FoldedSection>
    )
  }
  return (
    <Card component="section" aria-label={title} className="screen-only">
      {content}
    </Card>
  )
}
