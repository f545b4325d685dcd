import { Button } from "@mantine/core"
import { Link } from "wouter"
import { EmptyState } from "./empty-state.tsx"

type Props = { title: string; text: string; label: string; href: string }

/** What stands on a page that needs something from another one first, and the way there. */
export function PrerequisiteEmptyState({ title, text, label, href }: Props) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button component={Link} href={href}>
          {label}
        </Button>
      }
    />
  )
}
