import { Anchor, Center, Group, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../lib/paths.ts"
import { Logo } from "./logo.tsx"
import classes from "./page.module.css"

/** A whole screen that says one thing and offers the way on. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <title>{`${title} · Hearthbook`}</title>
      <Stack align="center" gap="md" maw={440} ta="center">
        <Anchor component={Link} href={paths.start} underline="never" c="inherit" aria-label="Hearthbook, start page">
          <Logo />
        </Anchor>
        <Title order={1} className={classes.title} mt="md">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
        <Group justify="center" mt="xs">
          {children}
        </Group>
      </Stack>
    </Center>
  )
}
