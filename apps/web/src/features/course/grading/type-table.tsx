import { assignmentTypePlurals } from "@hearthbook/core/grading/grading-labels"
import { assignmentTypes } from "@hearthbook/api/work/assignment"
import { Text } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { NumberField } from "../../../ui/inputs/number-field.tsx"
import { sumOfWeights, type AssignmentType, type GradingValues } from "./grading-values.ts"
import classes from "./type-table.module.css"

type Props = { form: UseFormReturnType<GradingValues> }

/** A row for each type of work: its weight, where work counts by weights, and how many of its lowest grades are dropped. */
export function TypeTable({ form }: Props) {
  const { method, weights } = form.values
  const hasWeights = method === "weights"
  const sum = sumOfWeights(weights)
  const share = (type: AssignmentType) => {
    const weight = weights[type]
    return typeof weight === "number" && weight > 0 && sum > 0 ? `${Math.round((100 * weight) / sum)}%` : ""
  }
  const message = form.errors.weights
  return (
    <div className={classes.table} data-weights={hasWeights || undefined} role="group" aria-label="Types of work">
      <div className={classes.head} aria-hidden>
        <span>Type of work</span>
        {hasWeights && <span>Weight</span>}
        {hasWeights && <span className={classes.share}>Share</span>}
        <span>Drop lowest</span>
      </div>
      <div data-path="weights" className={classes.rows} role="group" aria-label="Weights and dropped grades">
        {assignmentTypes.map((type) => (
          <TypeRow key={type} type={type} form={form} share={hasWeights ? share(type) : null} />
        ))}
      </div>
      {message && (
        <Text size="sm" c="var(--mantine-color-error)">
          {message}
        </Text>
      )}
      {hasWeights && (
        <Text size="sm" c="dimmed" role="status" className="figures">
          {sum > 0 && `The weights add up to ${sum}. `}They need not add up to 100: only their shares count.
        </Text>
      )}
    </div>
  )
}

type RowProps = Props & { type: AssignmentType; /** Null without weights. */ share: string | null }

function TypeRow({ form, type, share }: RowProps) {
  const name = assignmentTypePlurals[type]
  const weight = form.getInputProps(`weights.${type}`)
  const drop = form.getInputProps(`drop_lowest.${type}`)
  const messages = [share === null ? null : weight.error, drop.error].filter(Boolean)
  return (
    <div className={classes.row}>
      <span>{name}</span>
      {share !== null && (
        <NumberField size="md" aria-label={`Weight of ${name}`} {...weight} error={Boolean(weight.error)} />
      )}
      {share !== null && <span className={classes.share}>{share}</span>}
      <NumberField
        size="md"
        aria-label={`Drop lowest of ${name}`}
        placeholder="0"
        {...drop}
        error={Boolean(drop.error)}
      />
      {messages.map((message, index) => (
        <Text key={index} size="sm" c="var(--mantine-color-error)" className={classes.message}>
          {message}
        </Text>
      ))}
    </div>
  )
}
