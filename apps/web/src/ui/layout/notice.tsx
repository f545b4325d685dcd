import { Group, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./page.module.css"
import { WholeScreen } from "./whole-screen.tsx"

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
