import { PasswordInput, type PasswordInputProps } from "@mantine/core"

/**
 * A password to type. Where it is refused it says so to a screen reader too, and the button that shows it is within the keyboard's
 * reach: Mantine's own is neither.
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
