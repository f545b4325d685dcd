import { lookAmong } from "@hearthbook/core/planning/setup/new-subject"
import { subjectDraft } from "@hearthbook/api/family/subject"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { newGuess } from "../../forms/values/guess.ts"
import type { SubjectValues } from "./subject-values.ts"

/**
 * Gives a new subject the color and icon of its name while it is typed, unlike the other subjects. A color or an icon that the parent has
 * chosen stays, also in a restored draft.
 */
export function useGuessedLook(form: UseFormReturnType<SubjectValues>): void {
  const { data: subjects = [] } = trpc.subjects.list.useQuery({})
  const initial = form.getInitialValues()
  const [color] = useState(() => newGuess(initial.color))
  const [icon] = useState(() => newGuess(initial.icon))

  form.watch("color", ({ value }) => color.see(value))
  form.watch("icon", ({ value }) => icon.see(value))
  form.watch("name", ({ value }) => {
    const look = value.trim() === "" ? initial : lookAmong(value, subjects)
    const next = { color: look.color, icon: subjectDraft.shape.icon.catch("BookOpen").parse(look.icon) }
    const now = form.getValues()
    if (color.suggest(next.color) && now.color !== next.color) form.setFieldValue("color", next.color)
    if (icon.suggest(next.icon) && now.icon !== next.icon) form.setFieldValue("icon", next.icon)
  })
}
