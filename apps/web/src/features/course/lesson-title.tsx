import { limits } from "@hearthbook/core/limits/limits"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { TextInput, UnstyledButton } from "@mantine/core"
import { useState, type KeyboardEvent } from "react"
import classes from "./lesson-plan.module.css"
import { useRename } from "./use-rename.ts"

/** The title of a lesson. A click or Enter edits it; Enter or leaving the field saves it, and Escape restores it. */
export function LessonTitle({ lesson, isQuiet }: { lesson: LessonView; isQuiet: boolean }) {
  const { title, draft, begin, type, save, restore } = useRename(lesson)
  /** True if a key closed the field, so that focus returns to the title. */
  const [wasClosedByKey, setClosedByKey] = useState(false)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return
    if (event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    setClosedByKey(true)
    if (event.key === "Enter") void save()
    else restore()
  }

  if (draft) {
    return (
      <TextInput
        className={classes.field}
        size="sm"
        aria-label={`Title of ${lesson.title}`}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.title}
        value={draft.text}
        error={draft.error}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setClosedByKey(false)
          void save()
        }}
      />
    )
  }
  return (
    <UnstyledButton
      data-print
      className={classes.title}
      data-quiet={isQuiet || undefined}
      aria-label={`Rename ${title}`}
      title="Rename"
      autoFocus={wasClosedByKey}
      onClick={() => {
        setClosedByKey(false)
        begin()
      }}
    >
      {title}
    </UnstyledButton>
  )
}
