import { Text, UnstyledButton } from "@mantine/core"
import { IconLock } from "@tabler/icons-react"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import classes from "./tablet.module.css"
import type { Face } from "./face.ts"

type Props = { faces: Face[]; onChoose: (face: Face) => void }

/** The children's faces, large enough for who cannot read. */
export function Faces({ faces, onChoose }: Props) {
  if (faces.length === 0) {
    return (
      <Text className={classes.hint}>
        No child has a PIN yet. A parent can set one in Settings, under ‘Family tablet’.
      </Text>
    )
  }
  return (
    <ul className={classes.faces}>
      {faces.map((face) => (
        <li key={face.id}>
          <UnstyledButton
            className={classes.face}
            style={{ "--child": face.color }}
            data-locked={face.is_locked || undefined}
            aria-label={face.is_locked ? `${face.name}, locked` : face.name}
            onClick={() => onChoose(face)}
          >
            <span className={classes.picture}>
              <ChildAvatar child={face} size={128} />
              {face.is_locked && (
                <span className={classes.lock}>
                  <IconLock size={28} stroke={2} aria-hidden />
                </span>
              )}
            </span>
            <span className={classes.name}>{face.name}</span>
            {face.is_locked && <span className={classes.hint}>Ask a parent</span>}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
