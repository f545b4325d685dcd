import { passwordProblems } from "@hearthbook/api/rules/password"
import type { registration } from "@hearthbook/api/schemas/auth"
import { Group, PasswordInput, Progress, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import type { z } from "zod"
import { passwordStrength } from "./password-strength.ts"

/** A new password with its strength and the first thing that still has to be mended, while one types (A §5). */
export function NewPasswordField({ form }: { form: UseFormReturnType<z.input<typeof registration>> }) {
  const [password, setPassword] = useState("")
  form.watch("password", ({ value }) => setPassword(value))
  const problem = passwordProblems(password)[0]
  const { score, label, color } = passwordStrength(password)
  return (
    <div>
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        description={
          password === ""
            ? "8 characters or more, with a capital, a small letter, a number and a special character"
            : undefined
        }
        visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
        key={form.key("password")}
        {...form.getInputProps("password")}
      />
      {password !== "" && (
        <div role="status">
          <Group gap="sm" mt={8} wrap="nowrap">
            <Progress value={(score + 1) * 20} color={color} size={6} radius="xl" flex={1} aria-hidden />
            <Text size="sm" fw={600}>
              {label}
            </Text>
          </Group>
          {problem && !form.errors.password && (
            <Text size="sm" c="dimmed" mt={4}>
              {problem}
            </Text>
          )}
        </div>
      )}
    </div>
  )
}
