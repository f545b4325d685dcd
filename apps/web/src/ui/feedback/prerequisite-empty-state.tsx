import { Button } from "@mantine/core"
import { Link } from "wouter"
import { EmptyState } from "./empty-state.tsx"

type Props = { title: string; text: string; label: string; href: string }

/** An empty state with a link to the page where something must be created first. */
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
