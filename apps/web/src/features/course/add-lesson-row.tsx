import { limits } from "@hearthbook/core/limits/limits"
import { expandPattern } from "@hearthbook/core/planning/series/title-pattern"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Loader, TextInput } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState, type FormEvent } from "react"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { countOf } from "../../lib/format.ts"
import { readError } from "../../lib/read-error.ts"
import classes from "./lesson-plan.module.css"
import { pastedLines } from "./use-pasted-lines.ts"

type Props = {
  curriculum: CurriculumView
  /** Opens the preview of several lessons. */
  onMany: (text: string) => void
}

/** The last row of a plan: a title and Enter add one lesson. A pattern and several pasted lines open the preview of many. */
export function AddLessonRow({ curriculum, onMany }: Props) {
  const make = trpc.planning.series.useMutation()
  const offerUndo = useChangeUndo()
  const [text, setText] = useState("")
  const [error, setError] = useState<string | null>(null)

  const change = (next: string) => {
    setText(next)
    setError(null)
  }
  const openMany = (titles: string) => {
    change("")
    onMany(titles)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (make.isPending || text.trim() === "") return
    const expanded = expandPattern(text)
    if ("error" in expanded) return setError(expanded.error)
    if (expanded.titles.length > 1) return openMany(text)
    try {
      const { count, change_id } = await make.mutateAsync({ curriculum_ids: [curriculum.id], titles: expanded.titles })
      change("")
      offerUndo(change_id, `${countOf(count, "lesson")} added.`)
    } catch (cause) {
      setError(readError(cause, "Failed to save lesson plan.").message)
    }
  }

  return (
    <form className={`${classes.add} screen-only`} onSubmit={submit} noValidate aria-label="Add a lesson">
      <TextInput
        variant="unstyled"
        aria-label="Title of a new lesson"
        placeholder="Add a lesson, or paste a list"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={limits.title}
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        rightSection={make.isPending && <Loader size={18} aria-label="Saving" />}
        value={text}
        error={error}
        onChange={(event) => change(event.currentTarget.value)}
        onPaste={(event) => {
          const lines = pastedLines(event)
          if (lines === null) return
          event.preventDefault()
          openMany(lines)
        }}
      />
    </form>
  )
}
