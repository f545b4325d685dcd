import { Button } from "@mantine/core"
import { Link } from "wouter"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { Page } from "../../../ui/layout/page.tsx"
import { UnsentAnswer } from "../submit/unsent-answer.tsx"

/** Shown if the work does not exist, such as a sibling's or deleted work, with any unsent answer. */
export function MissingWork({ id, back }: { id?: string; back: string }) {
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
