import type { OauthProvider } from "@hearthbook/core/permissions/identity-providers"
import { providerNames } from "@hearthbook/api/access/oauth"
import { Alert, Anchor, Button, Divider, Stack, Text } from "@mantine/core"
import { IconAlertTriangle } from "@tabler/icons-react"
import { useEffect, useState } from "react"
import { Link, useSearch } from "wouter"
import { beginAttempt } from "../../../session/identity/oauth-attempt.ts"
import { paths, rememberedPage } from "../../../lib/paths.ts"
import { trpc } from "../../../api/trpc.ts"
import { forgetOauthFailure, readOauthFailure } from "./oauth-failure.ts"
import { providerLogos } from "./oauth-logos.tsx"

/**
 * Buttons for the identity providers of this installation, with the error of the last attempt. `remember` is the form's
 * 'Remember me'. The page that the user came from is restored after sign-in.
 */
export default function ProviderButtons({ remember }: { remember: boolean }) {
  const from = rememberedPage(useSearch())
  const { data } = trpc.auth.options.useQuery()
  const providers = data?.providers ?? []
  const leaveFor = (provider: OauthProvider) =>
    window.location.assign(beginAttempt(sessionStorage, { provider, remember, from }))

  return (
    <>
      <OauthFailure />
      {providers.length > 0 && (
        <Stack gap="sm" mt="md">
          <Divider label="or" />
          {providers.map((provider) => {
            const Logo = providerLogos[provider]
            return (
              <Button
                key={provider}
                variant="default"
                size="md"
                fullWidth
                leftSection={<Logo />}
                onClick={() => leaveFor(provider)}
              >
                Continue with {providerNames[provider]}
              </Button>
            )
          })}
          <Text size="xs" c="dimmed" ta="center">
            By continuing you agree to the{" "}
            <Anchor component={Link} href={paths.terms} inherit underline="always">
              Terms
            </Anchor>{" "}
            and{" "}
            <Anchor component={Link} href={paths.privacy} inherit underline="always">
              Privacy Policy
            </Anchor>
            .
          </Text>
        </Stack>
      )}
    </>
  )
}

function OauthFailure() {
  const [failure] = useState(readOauthFailure)
  useEffect(forgetOauthFailure, [])
  if (!failure) return null
  return (
    <Alert variant="light" color="error" role="alert" mt="md" icon={<IconAlertTriangle stroke={1.5} />}>
      {failure}
    </Alert>
  )
}
