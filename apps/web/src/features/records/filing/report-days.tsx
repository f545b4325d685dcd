import type { FilingView } from "@hearthbook/api/records/filing"
import { refillFields, type ReportField } from "@hearthbook/core/requirements/report-fields"
import { Button, Group, SimpleGrid, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconRefresh } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { DayField } from "../../../ui/inputs/day-field.tsx"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import type { FilingValues } from "./filing-values.ts"

type Props = { filing: FilingView; form: UseFormReturnType<FilingValues> }

/** The days that a report is about. They stay as they are saved, and its fields can be filled in from the records of other days. */
export function ReportDays({ filing, form }: Props) {
  const utils = trpc.useUtils()
  const [isFilling, setFilling] = useState(false)
  /** The text before the report was filled in again, for Undo; null until then. */
  const [before, setBefore] = useState<ReportField[] | null>(null)
  const { start_date, end_date } = form.values
  const fill = async () => {
    if (form.validateField("start_date").hasError || form.validateField("end_date").hasError) return
    setFilling(true)
    try {
      const draft = await utils.filings.draft.fetch({ id: filing.id, start_date, end_date })
      const { fields } = form.getValues()
      setBefore(fields)
      form.setFieldValue("fields", refillFields(fields, draft))
    } catch (cause) {
      showFailureToast(cause, "Failed to read your records.")
    } finally {
      setFilling(false)
    }
  }
  const undo = () => {
    if (before) form.setFieldValue("fields", before)
    setBefore(null)
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        Filled in from your records. Edit anything; what you save stays as you wrote it.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md" style={{ alignItems: "end" }}>
        <DayField label="Period from" {...form.getInputProps("start_date")} />
        <DayField label="Period to" {...form.getInputProps("end_date")} />
        <Button
          variant="default"
          loading={isFilling}
          leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
          onClick={() => void fill()}
        >
          Fill in again
        </Button>
      </SimpleGrid>
      <Group gap="xs" role="status">
        {before && (
          <>
            <Text size="sm">Filled in from your records.</Text>
            <Button variant="light" size="compact-sm" onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </Group>
    </>
  )
}
