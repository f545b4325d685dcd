import type { LessonView } from "@hearthbook/api/work/lesson"
import { VisuallyHidden } from "@mantine/core"
import { ChildAvatar } from "../../student/child-avatar.tsx"
import { siblingNames } from "./joined-words.ts"
import classes from "./together-faces.module.css"

type Props = {
  lesson: Pick<LessonView, "together_with">
  /** The ids of the children who are away today: a tick leaves them out. */
  away?: string[]
}

/** The faces of the siblings whose lesson the same tick marks. Nothing for a lesson that is done alone. */
export function TogetherFaces({ lesson, away = [] }: Props) {
  const together_with = lesson.together_with.filter(({ student }) => !away.includes(student.id))
  if (together_with.length === 0) return null
  const words = `Together with ${siblingNames({ together_with })}`
  return (
    <span className={classes.faces} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {together_with.map(({ id, student }) => (
        <ChildAvatar key={id} child={student} size={20} />
      ))}
    </span>
  )
}
