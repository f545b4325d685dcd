import { Group, Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./page.module.css"

type Props = {
  title: string
  /** True for a greeting, which is the largest text of its page. */
  isGreeting?: boolean
  /** The document's title, if the heading does not name the page, such as the dashboard's greeting. */
  tabTitle?: string
  /** One sentence about the purpose of the page. */
  intro?: string
  /** The page's primary action. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every page: title, intro and primary action, then stat cards, filters and content in this order. */
export function Page({ title, isGreeting, tabTitle = title, intro, action, children }: Props) {
  return (
    <Stack className={classes.page}>
      <title>{`${tabTitle} · Hearthbook`}</title>
      <Group justify="space-between" align="flex-end" gap="md">
        <div className={classes.heading} data-plain={intro === undefined || undefined}>
          <Title order={1} className={classes.title} data-greeting={isGreeting || undefined}>
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
