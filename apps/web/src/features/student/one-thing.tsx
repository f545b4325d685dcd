import { Paper, Stack, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { LogoMark } from "../../ui/logo.tsx"
import classes from "./one-thing.module.css"

type Props = { title: string; tabTitle?: string; children: ReactNode }

/** A whole screen for a child with one thing on it. */
export function OneThing({ title, tabTitle = title, children }: Props) {
  return (
    <main className={classes.screen}>
      <title>{`${tabTitle} · Hearthbook`}</title>
      <Paper withBorder shadow="sm" radius="lg" p={{ base: "lg", sm: "xl" }} className={classes.card}>
        <Stack gap="lg">
          <LogoMark size={48} />
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {children}
        </Stack>
      </Paper>
    </main>
  )
}
