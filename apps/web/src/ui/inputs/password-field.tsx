import { PasswordInput, type PasswordInputProps } from "@mantine/core"

/**
 * A password input. Unlike Mantine's, it is marked invalid for screen readers, and the button that shows the password is reachable
 * by keyboard.
 */
export function PasswordField({ error, visibilityToggleButtonProps, ...props }: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      error={error}
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ tabIndex: 0, ...visibilityToggleButtonProps }}
    />
  )
}
