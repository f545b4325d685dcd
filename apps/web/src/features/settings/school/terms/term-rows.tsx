import type { Period } from "@hearthbook/core/planning/terms"
import { addDays, isDay } from "@hearthbook/core/time/days"
import { Button, CloseButton, Text, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconPlus } from "@tabler/icons-react"
import { DayField } from "../../../../ui/inputs/day-field.tsx"
import type { TermsValues } from "./term-values.ts"
import classes from "./term-rows.module.css"

type Props = { form: UseFormReturnType<TermsValues>; year: Period }

/** The terms with their names and days. Own terms can also be added and removed. */
export function TermRows({ form, year }: Props) {
  const { split, terms } = form.values
  const last = terms.at(-1)
  const add = () => {
    const after = last && isDay(last.end_date) ? addDays(last.end_date, 1) : year.start_date
    const start_date = after > year.end_date ? year.end_date : after
    form.insertListItem("terms", { name: `Term ${terms.length + 1}`, start_date, end_date: year.end_date })
  }
  if (split === "none") return <Text c="dimmed">The year has no terms.</Text>
  return (
    <>
      {terms.map((term, index) => (
        <div key={term.id ?? `new-${index}`} role="group" aria-label={`Term ${index + 1}`} className={classes.term}>
          <TextInput className={classes.name} label="Name" {...form.getInputProps(`terms.${index}.name`)} />
          <DayField label="First day" {...form.getInputProps(`terms.${index}.start_date`)} />
          <DayField label="Last day" {...form.getInputProps(`terms.${index}.end_date`)} />
          {split === "own" && (
            <CloseButton
              className={classes.remove}
              size="lg"
              aria-label={`Remove ${term.name}`}
              onClick={() => form.removeListItem("terms", index)}
            />
          )}
        </div>
      ))}
      {split === "own" && (
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={add}>
          Add a term
        </Button>
      )}
    </>
  )
}
