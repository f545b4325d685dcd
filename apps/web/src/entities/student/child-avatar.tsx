import { Avatar } from "@mantine/core"
import { readableOn } from "../../lib/contrast.ts"
import { initialsOf } from "../../lib/initials.ts"

type Child = { first_name: string; last_name: string; color: string }

/** A child's avatar. Hidden from screen readers, since the name is next to it. */
export function ChildAvatar({ child, size = 40 }: { child: Child; size?: number }) {
  return (
    <Avatar
      aria-hidden
      size={size}
      radius={999}
      styles={{
        placeholder: {
          backgroundColor: child.color,
          color: readableOn(child.color),
          border: 0,
          fontSize: Math.round(size * 0.38),
          fontWeight: 600,
        },
      }}
    >
      {initialsOf(child)}
    </Avatar>
  )
}
