import { Center, Loader, Stack, Text } from "@mantine/core"

/** Shown while a sign-in or connection is finished. */
export function OauthProgress({ text = "Signing you in…" }: { text?: string }) {
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>{`${text.replace(/…$/, "")} · Hearthbook`}</title>
      <Stack align="center" gap="md" role="status">
        <Loader aria-hidden />
        <Text c="dimmed">{text}</Text>
      </Stack>
    </Center>
  )
}
