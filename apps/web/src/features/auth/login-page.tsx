import { faults } from "@hearthbook/api/errors"
import { credentials } from "@hearthbook/api/schemas/auth"
import { Alert, Anchor, Button, Checkbox, PasswordInput, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { IconAlertTriangle, IconClockPause } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { Link, useSearch } from "wouter"
import type { z } from "zod"
import { paths } from "../../lib/paths.ts"
import { readError } from "../../lib/read-error.ts"
import { session, trpc } from "../../lib/trpc.ts"
import { ErrorSummary, SaveFailure } from "../../ui/form-messages.tsx"
import { useSave } from "../../ui/use-save.ts"
import { attemptsLeft, attemptWarning, forgetAttempts, noteFailure } from "./login-attempts.ts"
import { PublicShell } from "./public-shell.tsx"

export default function LoginPage() {
  const search = useSearch()
  const login = trpc.auth.login.useMutation()
  const [ended, setEnded] = useState(session.readEnd)
  const [warning, setWarning] = useState<string | null>(null)
  const [locked, setLocked] = useState(false)
  const form = useForm<Required<z.input<typeof credentials>>>({
    mode: "uncontrolled",
    initialValues: { email: "", password: "", remember_me: true },
    validate: schemaResolver(credentials, { sync: true }),
    // Another person may sign in at this computer: the count is of the e-mail that is typed.
    onValuesChange: ({ email }) => setLocked(attemptsLeft(email) === 0),
  })

  // Said once, and old news as soon as anything else happens to the session: a log-out that was still under way, say.
  useEffect(() => {
    session.forgetEnd()
    return session.subscribe(() => setEnded(null))
  }, [])

  const { saving, failure, submit } = useSave({
    form,
    fallback: "An error occurred. Please try again.",
    onSave: async (values) => {
      setWarning(null)
      try {
        const answer = await login.mutateAsync(values)
        forgetAttempts(values.email)
        // The guard of this page then leads to where the person came from.
        session.signIn({ ...answer, remember: values.remember_me })
      } catch (cause) {
        setEnded(null)
        if (readError(cause).code === "INVALID_CREDENTIALS") noteFailure(values.email)
        setWarning(attemptWarning(values.email))
        setLocked(attemptsLeft(values.email) === 0)
        throw cause
      }
    },
  })

  return (
    <PublicShell title="Sign In">
      <Text component="h1" className="public-title">
        Welcome Back!
      </Text>
      <Text c="dimmed" mt={4} mb="lg">
        Sign in to pick up where you left off.
      </Text>
      {ended && (
        <Alert variant="light" color="amber" role="status" mb="md" icon={<IconClockPause stroke={1.5} />}>
          {faults[ended].message}
        </Alert>
      )}
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": "Show or hide password" }}
            key={form.key("password")}
            {...form.getInputProps("password")}
          />
          <Checkbox
            label="Remember me"
            description="Leave this off on a computer you share."
            key={form.key("remember_me")}
            {...form.getInputProps("remember_me", { type: "checkbox" })}
          />
          <ErrorSummary errors={form.errors} />
          <SaveFailure failure={failure} />
          {warning && (
            <Alert variant="light" color="amber" role="status" icon={<IconAlertTriangle stroke={1.5} />}>
              {warning}
            </Alert>
          )}
          <Button type="submit" size="md" fullWidth loading={saving} disabled={locked}>
            Sign In
          </Button>
        </Stack>
      </form>
      <Text ta="center" mt="lg">
        New to Hearthbook?{" "}
        <Anchor component={Link} href={search ? `${paths.register}?${search}` : paths.register} fw={600}>
          Start your free trial
        </Anchor>
      </Text>
    </PublicShell>
  )
}
