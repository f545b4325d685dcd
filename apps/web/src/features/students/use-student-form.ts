import { isDay, isUnlikelyBirth } from "@hearthbook/core/time/days"
import { studentDraft } from "@hearthbook/api/family/student"
import { schemaResolver, useForm } from "@mantine/form"
import { useRef, useState } from "react"
import type { z } from "zod"
import { useToday } from "../../session/use-session.ts"

export type StudentValues = z.input<typeof studentDraft>

/** An unlikely date of birth is saved after it was confirmed. */
export type BirthCheck = {
  /** The confirmed day. */
  confirmed: string | null
  confirm: (day: string | null) => void
  /** True for the day with which the form opened. */
  isStored: (day: string) => boolean
}

export function useStudentForm(initialValues: StudentValues) {
  const today = useToday()
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const latest = useRef<string | null>(null)
  const isStored = (day: string) => day === initialValues.date_of_birth
  const resolve = schemaResolver(studentDraft, { sync: true })
  const form = useForm<StudentValues>({
    mode: "uncontrolled",
    initialValues,
    validate: (values) => {
      const errors = resolve(values)
      const { date_of_birth: born } = values
      const isUnsure = isDay(born) && isUnlikelyBirth(born, today) && !isStored(born) && latest.current !== born
      return isUnsure ? { ...errors, date_of_birth: "Please confirm the date of birth." } : errors
    },
  })
  const confirm = (day: string | null) => {
    latest.current = day
    setConfirmed(day)
  }
  return { form, birth: { confirmed, confirm, isStored } satisfies BirthCheck }
}
