import { Center, Loader, Stack, Text } from "@mantine/core"

/** What is seen for the moment in which a sign-in, or what `text` says, is finished. */
export function Arriving({ text = "Signing you in…" }: { text?: string }) {
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
