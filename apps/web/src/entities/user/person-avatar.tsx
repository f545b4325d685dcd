import { Avatar } from "@mantine/core"
import { initialsOf } from "../../lib/initials.ts"
import { usePicture } from "../file/file-content.ts"

type Person = { first_name: string; last_name: string; avatar_id: string | null }

/** An adult's picture. Shows initials while it loads, if there is none, or if it fails to load. */
export function PersonAvatar({ person, size = 36 }: { person: Person; size?: number }) {
  return person.avatar_id ? (
    <Picture id={person.avatar_id} person={person} size={size} />
  ) : (
    <Initials person={person} size={size} />
  )
}

function Picture({ id, person, size }: { id: string; person: Person; size: number }) {
  const { data } = usePicture({ id })
  return <Initials person={person} size={size} src={data} />
}

/** Hidden from screen readers, since the name is next to it. */
function Initials({ person, size, src }: { person: Person; size: number; src?: string }) {
  return (
    <Avatar src={src} alt="" size={size} radius={999} color="hearth" variant="light" aria-hidden>
      {initialsOf(person)}
    </Avatar>
  )
}
