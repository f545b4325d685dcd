import { Button, Paper, Text, Title, VisuallyHidden } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { newAt, paths } from "../../lib/paths.ts"
import classes from "./first-steps.module.css"

const steps = [
  {
    key: "student",
    title: "Add a child",
    text: "A name, a birthday and a grade.",
    button: "Add Student",
    path: paths.students,
  },
  {
    key: "subject",
    title: "Add a subject",
    text: "Math, reading, nature study: yours to name.",
    button: "Add Subject",
    path: paths.subjects,
  },
  {
    key: "curriculum",
    title: "Choose a curriculum",
    text: "What this child learns in that subject this year.",
    button: "Add Curriculum",
    path: paths.curriculum,
  },
  {
    key: "assignment",
    title: "Set an assignment",
    text: "The first piece of work, and when it is due.",
    button: "Create Assignment",
    path: paths.assignments,
  },
] as const

/** A new family's way in, one step at a time: what is done is ticked, and only the next step has a button. */
export function FirstSteps({ done }: { done: Record<(typeof steps)[number]["key"], boolean> }) {
  const next = steps.find((step) => !done[step.key])
  return (
    <Paper component="section" withBorder shadow="sm" p={{ base: "md", sm: "lg" }} aria-label="First steps">
      <Title order={2} size="h3">
        Let’s set up your school
      </Title>
      <Text c="dimmed" mb="md">
        Four small steps, about ten minutes. You can stop after any of them.
      </Text>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.key} className={classes.step} data-next={step === next || undefined}>
            <span className={classes.number} data-done={done[step.key] || undefined} aria-hidden>
              {done[step.key] ? <IconCheck size={18} stroke={2.5} /> : index + 1}
            </span>
            <div className={classes.text}>
              <Text fw={600}>
                {step.title}
                {done[step.key] && <VisuallyHidden> (done)</VisuallyHidden>}
              </Text>
              <Text size="sm" c="dimmed">
                {step.text}
              </Text>
            </div>
            {step === next && (
              <Button component={Link} href={newAt(step.path)}>
                {step.button}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Paper>
  )
}
