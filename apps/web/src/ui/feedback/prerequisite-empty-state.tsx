import { Button } from "@mantine/core"
import type { ReactNode } from "react"
import { Link } from "wouter"
import { EmptyState } from "./empty-state.tsx"

type Props = { title: string; text: string; picture: ReactNode; label: string; href: string }

/** An empty state with a link to the page where something must be created first. */
export function PrerequisiteEmptyState({ label, href, ...state }: Props) {
  return (
    <EmptyState
      {...state}
      action={
        <Button component={Link} href={href}>
          {label}
        </Button>
      }
    />
  )
}
