import type { GradingScaleView } from "@hearthbook/api/family/grading-scale"
import { Text } from "@mantine/core"
import classes from "./scale-steps.module.css"

/** The steps of a scale side by side: the label, its lowest percentage, and its points in the GPA. */
export function ScaleSteps({ scale: { name, kind, steps } }: { scale: GradingScaleView }) {
  if (kind === "percent") return <Note>Courses show a percentage and no letter. They do not count in a GPA.</Note>
  if (kind === "narrative") return <Note>Courses have comments instead of grades. They do not count in a GPA.</Note>
  return (
    <ul className={classes.steps} aria-label={`Steps of ${name}`}>
      {steps.map(({ label, min_percent, points }) => (
        <li key={label} className={classes.step}>
          <span className={classes.label}>{label}</span>
          {min_percent === null ? "below" : `${min_percent}%`}
          {points !== null && <span className={classes.points}>{points.toFixed(1)} points</span>}
        </li>
      ))}
    </ul>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  )
}
