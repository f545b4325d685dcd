import { loopDraft, type LoopView } from "@hearthbook/api/plan/loop"
import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form"
import type { z } from "zod"

/** The values of a loop's form. `meeting_days` is null for every school day. */
export type LoopValues = Required<z.input<typeof loopDraft>>
export type LoopForm = UseFormReturnType<LoopValues>

export function emptyLoop(student_id: string): LoopValues {
  return { student_id, name: "", curriculum_ids: [], meeting_days: null, per_day: 1 }
}

export function valuesOfLoop({ student_id, name, curriculum_ids, meeting_days, per_day }: LoopView): LoopValues {
  return { student_id, name, curriculum_ids, meeting_days, per_day }
}

export function useLoopForm(initialValues: LoopValues): LoopForm {
  return useForm<LoopValues>({ initialValues, validate: schemaResolver(loopDraft, { sync: true }) })
}
