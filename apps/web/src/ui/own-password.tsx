import type { UseFormReturnType } from "@mantine/form"
import { PasswordField } from "./password-field.tsx"

type Props = {
  form: UseFormReturnType<{ password: string }>
  /** Why it is asked for once more. */
  why: string
}

/** The password of who is signed in, asked for again before what nobody else must do. */
export function OwnPassword({ form, why }: Props) {
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
