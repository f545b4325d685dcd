import { lookAmong } from "@hearthbook/api/rules/setup/new-subject"
import { subjectDraft } from "@hearthbook/api/schemas/subject"
import type { UseFormReturnType } from "@mantine/form"
import { useRef } from "react"
import { trpc } from "../../api/trpc.ts"
import type { SubjectValues } from "./subject-fields.tsx"

type Field = "color" | "icon"

/**
 * Gives a new subject the color and icon of its name while it is typed, unlike the other subjects. Returns a function that ends it for
 * a field that the parent has chosen. A restored draft keeps its choices, too.
 */
export function useGuessedLook(form: UseFormReturnType<SubjectValues>): (field: Field) => void {
  const { data: subjects = [] } = trpc.subjects.list.useQuery({})
  const chosen = useRef(new Set<Field>())
  const initial = form.getInitialValues()
  const guessed = useRef({ color: initial.color, icon: initial.icon })

  form.watch("name", ({ value }) => {
    const isEmpty = value.trim() === ""
    const look = isEmpty ? initial : lookAmong(value, subjects)
    const next = { color: look.color, icon: subjectDraft.shape.icon.catch("BookOpen").parse(look.icon) }
    const now = form.getValues()
    for (const field of ["color", "icon"] as const) {
      const isChosen = chosen.current.has(field) || now[field] !== guessed.current[field]
      if (isChosen || now[field] === next[field]) continue
      form.setFieldValue(field, next[field])
      guessed.current = { ...guessed.current, [field]: next[field] }
    }
  })
  return (field) => void chosen.current.add(field)
}
