import { unusualDueDay } from "@hearthbook/core/fields/hints"
import { useState } from "react"
import { formatDay } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { FieldHint } from "../../ui/inputs/field-hint.tsx"
import type { WorkForm } from "./work-form.ts"

/** Points out a due day before the assigned one, which is today if the form does not have it, or far from today. */
export function DueDayHint({ form }: { form: WorkForm }) {
  const today = useToday()
  const [{ due_date, assigned_date }, setDays] = useState(form.getValues)
  const update = () => setDays(form.getValues())
  form.watch("due_date", update)
  form.watch("assigned_date", update)
  const due = typeof due_date === "string" ? due_date : ""
  const assigned = typeof assigned_date === "string" ? assigned_date : today
  const hint = unusualDueDay({ due, assigned, today })
  return (
    <FieldHint>
      {hint === "early" && `This is before ${formatDay(assigned)}, when the work is assigned.`}
      {hint === "far" && "This is more than two years away."}
    </FieldHint>
  )
}
