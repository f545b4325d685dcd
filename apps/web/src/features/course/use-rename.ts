import type { LessonView } from "@hearthbook/api/work/lesson"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { readError } from "../../lib/read-error.ts"
import { announce } from "../../ui/feedback/live-region.tsx"
import { useOptimisticValue } from "../../ui/hooks/use-optimistic-value.ts"

/** The title as it is typed. `version` is the lesson's version that it replaces. */
type Draft = { text: string; version: number; error: string | null }

/**
 * Edits the title of a lesson in place. A refused title is offered again with the reason. If the lesson was changed elsewhere, saving
 * once more replaces that change. Siblings who do the lesson together get the same title.
 */
export function useRename(lesson: LessonView) {
  const update = trpc.lessons.update.useMutation()
  const utils = trpc.useUtils()
  const { shown, choose } = useOptimisticValue(lesson.title)
  const [draft, setDraft] = useState<Draft | null>(null)

  const save = async () => {
    if (!draft) return
    setDraft(null)
    const title = draft.text.trim()
    const { id, together_id } = lesson
    if (title === "" || title === lesson.title) return
    try {
      const together = together_id === null ? {} : { together: true }
      await choose(title, () => update.mutateAsync({ id, version: draft.version, title, ...together }))
      announce("Saved.")
    } catch (cause) {
      const { message, fields, current } = readError(cause, "Failed to rename the lesson.")
      const version = typeof current?.version === "number" ? current.version : draft.version
      const error = current ? `${message} Save again to keep your title.` : (fields.title ?? message)
      setDraft({ text: draft.text, version, error })
      await utils.invalidate()
    }
  }

  return {
    title: shown,
    draft,
    begin: () => setDraft({ text: shown, version: lesson.version, error: null }),
    type: (text: string) => setDraft((before) => before && { ...before, text }),
    save,
    restore: () => setDraft(null),
  }
}
