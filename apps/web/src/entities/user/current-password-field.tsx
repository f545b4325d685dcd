import type { UseFormReturnType } from "@mantine/form"
import { PasswordField } from "../../ui/inputs/password-field.tsx"

type Props<Values extends { password: string }> = {
  form: UseFormReturnType<Values>
  /** Explains to the user why the password is needed. */
  why: string
}

/** The signed-in user's password, confirmed before a sensitive action. */
export function CurrentPasswordField<Values extends { password: string }>({ form, why }: Props<Values>) {
  return (
    <PasswordField
      label="Your password"
      description={why}
      autoComplete="current-password"
      data-autofocus
      // A dialog may learn only after opening that it needs the password.
      autoFocus
      visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
      key={form.key("password")}
      {...form.getInputProps("password")}
    />
  )
}
