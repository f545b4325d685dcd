import type { UseFormReturnType } from "@mantine/form"
import { PasswordField } from "../../ui/inputs/password-field.tsx"

type Props<Values extends { password: string }> = {
  form: UseFormReturnType<Values>
  /** Why it is asked for once more. */
  why: string
}

/** The password of who is signed in, asked for again before what nobody else must do. */
export function CurrentPasswordField<Values extends { password: string }>({ form, why }: Props<Values>) {
  return (
    <PasswordField
      label="Your password"
      description={why}
      autoComplete="current-password"
      data-autofocus
      // In a dialog that learned only after it opened whether it has to ask.
      autoFocus
      visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
      key={form.key("password")}
      {...form.getInputProps("password")}
    />
  )
}
