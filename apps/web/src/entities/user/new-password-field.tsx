import { can } from "@hearthbook/api/permissions"
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
  /** Before anything is typed: what it has to be like. */
  hint: string
  /** The rules it breaks, in their words: an adult's or a child's. */
  problemsOf: (password: string) => string[]
  /** What somebody who knows the person would try first: names, the e-mail. */
  personal?: () => string[]
  /** The form's `getInputProps` of the field. */
  input: InputProps
  autoFocus?: boolean
}

/** A new password with its strength, and what would mend it, while one types (A §5). */
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

/** Fetched when the first letter is typed. Where it cannot be, the rules alone have to do. */
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
