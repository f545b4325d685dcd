import { Avatar } from "@mantine/core"
import { initialsOf } from "../../lib/initials.ts"
import { usePicture } from "../file/file-content.ts"

type Person = { first_name: string; last_name: string; avatar_id: string | null }

/** An adult's picture, or the initials: until it has come, where there is none, and where it could not be loaded. */
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

/** The name stands beside it, so screen readers skip it. */
function Initials({ person, size, src }: { person: Person; size: number; src?: string }) {
  return (
    <Avatar src={src} alt="" size={size} radius={999} color="hearth" variant="light" aria-hidden>
      {initialsOf(person)}
    </Avatar>
  )
}
