import type { GuidedSetup as Setup } from "@hearthbook/api/records/dashboard"
import { Anchor, Button, Group, Paper, Text, Title } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useEffect } from "react"
import { Link } from "wouter"
import { SampleFamilyButton } from "../../../entities/user/sample-family-button.tsx"
import { newAt, paths } from "../../../lib/paths.ts"
import { focusPage } from "../../../ui/focus/focus-return.ts"
import { setupSteps } from "./setup-steps.ts"
import { SetupStepRow } from "./setup-step-row.tsx"
import classes from "./guided-setup.module.css"
import { useDismissedSetup } from "./use-dismissed-setup.ts"

/**
 * The three setup steps, each with the children it is not done for, or a message once all were done here. It can be dismissed, and
 * returns when a child is added.
 */
export function GuidedSetup({ setup }: { setup: Setup }) {
  const { isDismissed, dismiss, isBegun, begin } = useDismissedSetup(setup.student_count)
  const steps = setupSteps(setup)
  const isAllDone = steps.every(({ isDone }) => isDone)
  useEffect(() => {
    if (!isAllDone && !isBegun) begin()
  })
  // Another browser, in which the setup was never open, has no success to report.
  if (isDismissed || (isAllDone && !isBegun)) return null
  const hide = (
    <Anchor
      component="button"
      type="button"
      size="sm"
      style={{ flex: "none" }}
      onClick={() => {
        dismiss()
        focusPage()
      }}
    >
      Dismiss
    </Anchor>
  )
  if (isAllDone) {
    return (
      <Paper className="screen-only" component="section" withBorder p="md" aria-label="Guided setup">
        <Group justify="space-between" gap="sm">
          <Text fw={600}>You’re all set!</Text>
          <Group gap="md">
            <Button
              component={Link}
              href={newAt(paths.students)}
              variant="light"
              size="compact-md"
              leftSection={<IconPlus size={16} stroke={2} />}
            >
              Add another student
            </Button>
            {hide}
          </Group>
        </Group>
      </Paper>
    )
  }
  const isFirst = setup.student_count === 0
  const [isAdded, , isTaught] = steps.map(({ isDone }) => isDone)
  // After the set-up of the whole school, only logins may be missing: a choice, not a step that was forgotten.
  const isRunning = isAdded === true && isTaught === true
  const shown = isRunning ? steps.filter(({ isDone }) => !isDone) : steps
  return (
    <Paper
      className="screen-only"
      component="section"
      withBorder
      shadow="sm"
      p={{ base: "md", sm: "lg" }}
      aria-label="Guided setup"
    >
      <Group justify="space-between" align="baseline" wrap="nowrap" mb={4}>
        <Title order={2} size="h3">
          {isRunning ? "When you are ready" : "Let’s set up your school"}
        </Title>
        {!isFirst && hide}
      </Group>
      <Text c="dimmed" mb="md" hidden={isRunning}>
        {isFirst
          ? "Three questions, and your whole week is there. You can stop at any time."
          : `${steps.filter(({ isDone }) => isDone).length} of ${steps.length} steps done.`}
      </Text>
      {isFirst && (
        <Group gap="4px 20px" mb="md" align="flex-start">
          <Button component={Link} href={paths.welcome} size="md">
            Set up my school
          </Button>
          <SampleFamilyButton />
        </Group>
      )}
      <ol className={classes.steps}>
        {shown.map((step, index) => (
          <SetupStepRow key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Paper>
  )
}
