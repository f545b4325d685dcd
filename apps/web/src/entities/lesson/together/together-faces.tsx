import type { LessonView } from "@hearthbook/api/work/lesson"
import { VisuallyHidden } from "@mantine/core"
import { ChildAvatar } from "../../student/child-avatar.tsx"
import { siblingNames } from "./joined-words.ts"
import classes from "./together-faces.module.css"

/** The faces of the siblings whose lesson the same tick marks. Nothing for a lesson that is done alone. */
export function TogetherFaces({ lesson }: { lesson: Pick<LessonView, "together_with"> }) {
  const { together_with } = lesson
  if (together_with.length === 0) return null
  const words = `Together with ${siblingNames(lesson)}`
  return (
    <span className={classes.faces} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {together_with.map(({ id, student }) => (
        <ChildAvatar key={id} child={student} size={20} />
      ))}
    </span>
  )
}
