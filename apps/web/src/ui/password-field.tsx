import { PasswordInput, type PasswordInputProps } from "@mantine/core"

/** A password to type. Where it is refused it says so to a screen reader too, which Mantine's own does not. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  return <PasswordInput {...props} error={error} aria-invalid={error ? true : undefined} />
}
