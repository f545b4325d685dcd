import type { ImportKind } from "@hearthbook/core/import/import-kinds"
import { Anchor } from "@mantine/core"
import { Link } from "wouter"
import { importAt } from "./import-at.ts"

type Props = {
  kind: ImportKind
  /** The course that the records are for. */
  curriculum?: { id: string }
  /** True within a sentence. */
  inline?: boolean
  /** The words of the link. */
  children?: string
}

/** In an empty list, the way for those who have the records in a spreadsheet. */
export function ImportLink({ kind, curriculum, inline = false, children = "or paste from a spreadsheet" }: Props) {
  return (
    <Anchor component={Link} href={importAt(kind, curriculum)} size="sm" py={inline ? 0 : 10}>
      {children}
    </Anchor>
  )
}
