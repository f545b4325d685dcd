import { registration } from "@hearthbook/api/schemas/auth"
import { Anchor, Button, Checkbox, SimpleGrid, Stack, Text, TextInput } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { notifications } from "@mantine/notifications"
import { Link, useSearch } from "wouter"
import type { z } from "zod"
import { paths } from "../../lib/paths.ts"
import { session, trpc } from "../../lib/trpc.ts"
import { ErrorSummary, SaveFailure } from "../../ui/form-messages.tsx"
import { useSave } from "../../ui/use-save.ts"
import { trialClaims } from "./claims.ts"
import { NewPasswordField } from "./new-password-field.tsx"
import { PublicShell } from "./public-shell.tsx"

export default function RegisterPage() {
  const search = useSearch()
  const register = trpc.auth.register.useMutation()
  const form = useForm<z.input<typeof registration>>({
    mode: "uncontrolled",
    initialValues: { first_name: "", last_name: "", email: "", password: "", terms_accepted: false },
    validate: schemaResolver(registration, { sync: true }),
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "An error occurred. Please try again.",
    onSave: async (values) => {
      // The family's days begin at its own midnight (DECISIONS 8), which the browser knows best.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const answer = await register.mutateAsync({ ...values, timezone: timeZone })
      session.signIn({ ...answer, remember: true })
      notifications.show({ color: "green", message: "Account created! Welcome." })
    },
  })

  return (
    <PublicShell title="Create Your Account">
      <Text component="h1" className="public-title">
        Create Your Account
      </Text>
      <Text c="dimmed" mt={4} mb="lg">
        {trialClaims.join(" · ")}
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <TextInput
              label="First name"
              autoComplete="given-name"
              autoFocus
              key={form.key("first_name")}
              {...form.getInputProps("first_name")}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              key={form.key("last_name")}
              {...form.getInputProps("last_name")}
            />
          </SimpleGrid>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            key={form.key("email")}
            {...form.getInputProps("email")}
          />
          <NewPasswordField form={form} />
          <Checkbox
            label="I agree to the Terms and Privacy Policy"
            key={form.key("terms_accepted")}
            {...form.getInputProps("terms_accepted", { type: "checkbox" })}
          />
          <ErrorSummary errors={form.errors} />
          <SaveFailure failure={failure} />
          <Button type="submit" size="md" fullWidth loading={saving}>
            Start Your Free Trial
          </Button>
        </Stack>
      </form>
      <Text ta="center" mt="lg">
        Already have an account?{" "}
        <Anchor component={Link} href={search ? `${paths.login}?${search}` : paths.login} fw={600}>
          Sign in
        </Anchor>
      </Text>
    </PublicShell>
  )
}
