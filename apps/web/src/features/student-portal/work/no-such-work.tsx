import { Button } from "@mantine/core"
import { Link } from "wouter"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { Page } from "../../../ui/layout/page.tsx"
import { UnsentAnswer } from "../submit/unsent-answer.tsx"

/** For an address that leads to nothing: a sibling's work, or work that was taken away, with what was written for it. */
export function NoSuchWork({ id, back }: { id?: string; back: string }) {
  return (
    <Page title="Work">
      <EmptyState
        title="We cannot find that work"
        text="It may have been taken away. Your other work is still here."
        action={
          <Button component={Link} href={back} h={44}>
            Back to list
          </Button>
        }
      />
      {id && <UnsentAnswer assignment_id={id} />}
    </Page>
  )
}
