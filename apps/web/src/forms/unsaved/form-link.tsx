import { Anchor } from "@mantine/core"
import { Link } from "wouter"
import { keepUnsavedChanges } from "./unsaved-changes.ts"

/** A link that a form proposes, such as 'Add a student'. The form's draft is kept, so it does not ask before leaving. */
export function FormLink({ href, children }: { href: string; children: string }) {
  const keep = (event: React.MouseEvent) => {
    const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (opensHere) keepUnsavedChanges()
  }
  return (
    <Anchor component={Link} href={href} inherit underline="always" onClick={keep}>
      {children}
    </Anchor>
  )
}
