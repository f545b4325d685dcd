import type { UserView } from "@hearthbook/api/schemas/auth"
import { Avatar } from "@mantine/core"
import { initialsOf } from "../lib/initials.ts"

/** The signed-in adult's initials. */
export function PersonInitials({ user, size = 36 }: { user: UserView; size?: number }) {
  return (
    <Avatar size={size} radius={999} color="hearth" variant="light" aria-hidden>
      {initialsOf(user)}
    </Avatar>
  )
}
