import { can } from "@hearthbook/core/permissions/permissions"
import { Group, Progress, Text, type PasswordInputProps } from "@mantine/core"
import { useDeferredValue, useEffect, useState, type ChangeEvent } from "react"
import { useUser } from "../../session/use-session.ts"
import { PasswordField } from "../../ui/inputs/password-field.tsx"
import { loadGuesser, type Guesser } from "./password-guesser.ts"
import { childStrengths, passwordStrength } from "./password-strength.ts"

type InputProps = Pick<PasswordInputProps, "value" | "defaultValue" | "error" | "onFocus" | "onBlur"> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

type Props = {
  label: string
  /** Shown before anything is typed. */
  hint: string
  /** Returns the rules the password breaks, worded for an adult or a child. */
  problemsOf: (password: string) => string[]
  /** Words that an attacker who knows the person would try first: names, the email address. */
  personal?: () => string[]
  /** From the form's `getInputProps`. */
  input: InputProps
  autoFocus?: boolean
}

/** A new password with a strength meter and advice while typing. */
export function NewPasswordField({ label, hint, problemsOf, personal, input, autoFocus }: Props) {
  const user = useUser()
  const isChild = user !== null && can(user.role, "use_student_area")
  const [password, setPassword] = useState("")
  const guesser = useGuesser(password !== "")
  const judged = useDeferredValue(password)
  const guess = guesser?.(judged, personal?.() ?? []) ?? null
  const {
    score,
    label: strength,
    color,
    feedback,
  } = passwordStrength({ password: judged, problems: problemsOf(judged), guess })

  return (
    <div>
      <PasswordField
        label={label}
        autoComplete="new-password"
        description={password === "" ? hint : undefined}
        visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
        autoFocus={autoFocus}
        {...input}
        onChange={(event) => {
          setPassword(event.currentTarget.value)
          input.onChange(event)
        }}
      />
      {judged !== "" && (
        <div role="status">
          <Group gap="sm" mt={8} wrap="nowrap">
            <Progress value={(score + 1) * 20} color={color} size={6} radius="xl" flex={1} aria-hidden />
            <Text size="sm" fw={600}>
              {isChild ? childStrengths[score] : strength}
            </Text>
          </Group>
          {!input.error &&
            feedback.map((line) => (
              <Text key={line} size="sm" c="dimmed" mt={4}>
                {line}
              </Text>
            ))}
        </div>
      )}
    </div>
  )
}

/** Loads the guesser at the first letter. If that fails, only the rules apply. */
function useGuesser(wanted: boolean): Guesser | null {
  const [guesser, setGuesser] = useState<Guesser | null>(null)
  useEffect(() => {
    if (wanted)
      loadGuesser().then(
        (loaded) => setGuesser(() => loaded),
        () => undefined,
      )
  }, [wanted])
  return guesser
}
