import type { UserView } from "@hearthbook/api/access/auth"
import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { Notice } from "../../../ui/layout/notice.tsx"

type Person = Pick<UserView, "first_name" | "last_name" | "email">

type Props = {
  /** The signed-in user on this device; null if there is none. */
  present: Person | null
  /** The user whom the link signs in. */
  next: Person
  onReplace: () => void
}

/** Asks for confirmation before a link signs someone in, and names the user it would sign out. */
export function ReplaceSession({ present, next, onReplace }: Props) {
  const text = present
    ? `${describe(present)} is signed in here. This link signs ${present.first_name} out and ${describe(next)} in.`
    : `This link signs in ${describe(next)}. This sign-in was not started here, so continue only if you know who sent the link.`
  return (
    <Notice title={`Sign in as ${nameOf(next)}?`} text={text}>
      <Button component={Link} href={present ? paths.start : paths.login} size="md">
        {present ? `Stay signed in as ${present.first_name}` : "No, go to the sign-in page"}
      </Button>
      <Button variant="default" size="md" onClick={onReplace}>
        Sign in as {next.first_name || nameOf(next)}
      </Button>
    </Notice>
  )
}

function describe(person: Person): string {
  const name = nameOf(person)
  return name === person.email ? name : `${name} (${person.email})`
}

function nameOf({ first_name, last_name, email }: Person): string {
  return `${first_name} ${last_name}`.trim() || email
}
