import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Button, Group, Stack, Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { formatCredits } from "../../../entities/grade/format-credits.ts"
import { NumberField } from "../../../ui/inputs/number-field.tsx"

import type { RecordsValues } from "./records-values.ts"
import { useCourseHours } from "./use-course-hours.ts"

type Props = { form: UseFormReturnType<RecordsValues>; curriculum: CurriculumView }

/** The credits of a course, with those that its recorded hours propose: 'From 132 h: 1.0'. */
export function CreditsField({ form, curriculum: { id, credits_proposed: proposed } }: Props) {
  const hours = useCourseHours(id)
  const [typed, setTyped] = useState(form.getValues().credits)
  form.watch("credits", ({ value }) => setTyped(value))
  return (
    <Stack gap={4}>
      <NumberField
        label="Credits"
        size="md"
        placeholder="None"
        key={form.key("credits")}
        {...form.getInputProps("credits")}
      />
      {proposed !== null && proposed > 0 && typed !== proposed && (
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c="dimmed" className="figures">
            From {hours === null ? "its hours" : `${hours} h`}: {formatCredits(proposed)}
          </Text>
          <Button
            variant="light"
            size="compact-sm"
            aria-label={`Use ${formatCredits(proposed)} credits`}
            onClick={() => form.setFieldValue("credits", proposed)}
          >
            Use
          </Button>
        </Group>
      )}
    </Stack>
  )
}
