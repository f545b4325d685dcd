import { Anchor, Center, Stack } from "@mantine/core"
import { useLayoutEffect, type ReactNode } from "react"
import { Link } from "wouter"
import { paths } from "../../lib/paths.ts"
import { useNewPageFocus } from "../focus/use-new-page-focus.ts"
import { Logo } from "./logo.tsx"
import { dropPrerendered } from "./prerendered.ts"

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
