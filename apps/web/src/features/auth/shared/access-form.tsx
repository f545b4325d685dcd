import { Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { ReactNode } from "react"
import { ErrorSummary, SaveFailure } from "../../../forms/form-messages.tsx"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { useSave } from "../../../forms/use-save.ts"

type Props<Values> = {
  title: string
  /** One sentence of what this is for. */
  intro: ReactNode
  saveLabel: string
  /** While what was typed cannot be sent. */
  disabled?: boolean
  /** A §8's words for a failure that has none of its own. */
  fallback?: string
  form: UseFormReturnType<Values>
  onSave: (values: Values) => Promise<unknown>
  children: ReactNode
}

/** One of the forms before the door: title, sentence, fields, one button. Enter sends; a failure keeps what was typed. */
export function AccessForm<Values>({
  title,
  intro,
  saveLabel,
  disabled,
  fallback = "An error occurred. Please try again.",
  form,
  onSave,
  children,
}: Props<Values>) {
  const { saving, failure, submit } = useSave({ form, fallback, onSave })
  return (
    <>
      <Text component="h1" className="public-title">
        {title}
      </Text>
      <Text component="div" c="dimmed" mt={4} mb="lg">
        {intro}
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          <ErrorSummary errors={form.errors} />
          <SaveFailure failure={failure} />
          <SubmitButton size="md" fullWidth loading={saving} disabled={disabled}>
            {saveLabel}
          </SubmitButton>
        </Stack>
      </form>
    </>
  )
}
