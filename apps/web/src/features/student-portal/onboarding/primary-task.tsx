import { Button, Paper, Stack, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { LogoMark } from "../../../ui/layout/logo.tsx"
import { useLogout } from "../../../session/sign-out/use-logout.ts"
import classes from "./primary-task.module.css"

type Props = { title: string; tabTitle?: string; children: ReactNode }

/** A full-screen card with a single task for a child, and a sign-out button for someone who only tried the link. */
export function PrimaryTask({ title, tabTitle = title, children }: Props) {
  const logout = useLogout()
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
          <Button variant="subtle" color="gray" size="md" onClick={logout}>
            Log out
          </Button>
        </Stack>
      </Paper>
    </main>
  )
}
