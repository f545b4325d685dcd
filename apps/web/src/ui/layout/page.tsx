import { Group, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./page.module.css"

type Props = {
  title: string
  /** What the browser's tab says where the title itself is not a name: the dashboard's greeting. */
  tabTitle?: string
  /** One sentence on what this place is for, when it helps. */
  intro?: string
  /** The one thing most people come here to do. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every page: title, sentence, primary action; below them stat cards, filters and content, in this order. */
export function Page({ title, tabTitle = title, intro, action, children }: Props) {
  return (
    <Stack gap="lg">
      <title>{`${tabTitle} · Hearthbook`}</title>
      <Group justify="space-between" align="flex-end" gap="md">
        <div className={classes.heading}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {intro && (
            <Text c="dimmed" mt={4}>
              {intro}
            </Text>
          )}
        </div>
        {action}
      </Group>
      {children}
    </Stack>
  )
}
