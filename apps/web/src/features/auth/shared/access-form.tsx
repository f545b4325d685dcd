import { Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import type { ReactNode } from "react"
import { ErrorSummary, SaveFailure } from "../../../forms/form-messages.tsx"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { useSave } from "../../../forms/use-save.ts"

type Props<Values> = {
  title: string
  /** One sentence about the purpose of the form. */
  intro: ReactNode
  saveLabel: string
  /** True while the input cannot be submitted. */
  disabled?: boolean
  /** Shown if the error has no message. */
  fallback?: string
  form: UseFormReturnType<Values>
  onSave: (values: Values) => Promise<unknown>
  children: ReactNode
}

/** A form of the sign-in pages: title, sentence, fields and one button. A failed submit keeps the input. */
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
