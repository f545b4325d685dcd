import { Center, Loader, Stack, Text } from "@mantine/core"

/** What is seen for the moment in which a sign-in is finished. */
export function Arriving() {
  return (
    <Center component="main" mih="100dvh" p="md">
      <title>Sign In · Hearthbook</title>
      <Stack align="center" gap="md" role="status">
        <Loader aria-hidden />
        <Text c="dimmed">Signing you in…</Text>
      </Stack>
    </Center>
  )
}
