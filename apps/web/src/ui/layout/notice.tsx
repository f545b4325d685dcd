import { Anchor, Center, Group, Stack, Text, Title } from "@mantine/core"
import { useLayoutEffect, type ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { dropPrerendered } from "./prerendered.ts"
import { Logo } from "./logo.tsx"
import classes from "./page.module.css"
import { useNewPageFocus } from "../focus/use-new-page-focus.ts"

type Props = {
  title: string
  text: string
  /** The signed-in person's id, on a page that stays when another person signs in. */
  user_id?: string
  children: ReactNode
}

/** A full-screen message with the next steps. */
export function Notice({ title, text, user_id, children }: Props) {
  return (
    <WholeScreen user_id={user_id}>
      <title>{`${title} · Hearthbook`}</title>
      <Title order={1} className={classes.title} mt="md" ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center">
        {text}
      </Text>
      <Group justify="center" mt="xs">
        {children}
      </Group>
    </WholeScreen>
  )
}

/** A screen with the logo and its children. */
export function WholeScreen({ user_id, children }: { user_id?: string; children: ReactNode }) {
  const main = useNewPageFocus(user_id)
  // The prerendered page is replaced by this message.
  useLayoutEffect(dropPrerendered, [])
  return (
    <Center ref={main} component="main" id="page" tabIndex={-1} mih="100dvh" p="lg" style={{ outline: "none" }}>
      <Stack align="center" gap="md" maw={440}>
        <Anchor
          component={Link}
          href={paths.start}
          underline="never"
          c="inherit"
          py={2}
          aria-label="Hearthbook, start page"
        >
          <Logo />
        </Anchor>
        {children}
      </Stack>
    </Center>
  )
}
