import { Button, CloseButton, Stack, Text, TextInput } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { IconPlus } from "@tabler/icons-react"
import { NumberField } from "../../../../ui/inputs/number-field.tsx"
import { newStep, type ScaleValues } from "./scale-values.ts"
import classes from "./step-rows.module.css"

type Props = { form: UseFormReturnType<ScaleValues> }

/** The steps of a scale: the label, the lowest percentage, and the points in the GPA, which pass or fail does not have. */
export function StepRows({ form }: Props) {
  const { kind, steps } = form.values
  const hasPoints = kind !== "pass_fail"
  return (
    <Stack gap="xs" role="group" aria-label="Steps" data-path="steps">
      <div className={classes.step} data-points={hasPoints || undefined} aria-hidden>
        <Text size="sm" c="dimmed">
          Label
        </Text>
        <Text size="sm" c="dimmed">
          From %
        </Text>
        {hasPoints && (
          <Text size="sm" c="dimmed">
            Points
          </Text>
        )}
      </div>
      {steps.map((step, index) => (
        <StepRow key={step.key} form={form} index={index} hasPoints={hasPoints} />
      ))}
      {form.errors.steps && (
        <Text size="sm" c="var(--mantine-color-error)">
          {form.errors.steps}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        A step without a percentage is for everything below the others.
      </Text>
      <Button
        variant="default"
        size="sm"
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() => form.insertListItem("steps", newStep())}
      >
        Add a step
      </Button>
    </Stack>
  )
}

function StepRow({ form, index, hasPoints }: Props & { index: number; hasPoints: boolean }) {
  const name = form.values.steps[index]?.label || `step ${index + 1}`
  const label = form.getInputProps(`steps.${index}.label`)
  const percent = form.getInputProps(`steps.${index}.min_percent`)
  const points = form.getInputProps(`steps.${index}.points`)
  const messages = [label.error, percent.error, hasPoints ? points.error : null].filter(Boolean)
  return (
    <div className={classes.step} data-points={hasPoints || undefined} role="group" aria-label={`Step ${index + 1}`}>
      <TextInput size="md" aria-label="Label" autoComplete="off" {...label} error={Boolean(label.error)} />
      <NumberField size="md" aria-label="Lowest percent" {...percent} error={Boolean(percent.error)} />
      {hasPoints && <NumberField size="md" aria-label="Points" {...points} error={Boolean(points.error)} />}
      <CloseButton size="lg" aria-label={`Remove ${name}`} onClick={() => form.removeListItem("steps", index)} />
      {messages.map((message, place) => (
        <Text key={place} size="sm" c="var(--mantine-color-error)" className={classes.message}>
          {message}
        </Text>
      ))}
    </div>
  )
}
