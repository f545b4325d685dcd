import { UnstyledButton } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import classes from "./welcome.module.css"

const steps = ["Children", "Subjects", "Week"]

/** The steps in a row. One that is done leads back to it. */
export function StepHead({ step, onOpen }: { step: number; onOpen: (step: number) => void }) {
  return (
    <ol className={classes.steps}>
      {steps.map((label, index) => (
        <li key={label} data-done={index < step || undefined} aria-current={index === step ? "step" : undefined}>
          {index < step ? (
            <UnstyledButton className={classes.step} onClick={() => onOpen(index)}>
              <span className={classes.number}>
                <IconCheck size={16} stroke={2.5} aria-hidden />
              </span>
              {label}
            </UnstyledButton>
          ) : (
            <span className={classes.step}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
