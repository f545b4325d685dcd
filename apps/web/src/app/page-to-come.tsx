import { Button } from "@mantine/core"
import { Link } from "wouter"
import { useUser } from "../lib/use-session.ts"
import { EmptyState } from "../ui/empty-state.tsx"
import { Page } from "../ui/page.tsx"
import { landingOf } from "./landing.ts"

/** A page that is named already and not there yet. */
export function pageToCome(title: string) {
  return function PageToCome() {
    const user = useUser()
    return (
      <Page title={title}>
        <EmptyState
          title="This page is being built"
          text={`${title} will have its place here soon. Everything else works as you know it.`}
          action={
            user && (
              <Button component={Link} href={landingOf(user.role)} variant="default">
                Back to your dashboard
              </Button>
            )
          }
        />
      </Page>
    )
  }
}
