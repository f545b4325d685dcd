import { settingsAt } from "@hearthbook/core/paths/app-paths"
import { Button, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import type { DriveProblem } from "./drive-submission.ts"
import { SubmitProblem } from "./submit-problem.tsx"

/** A problem with Google Drive, and a link to fix it. */
export function DriveAlert({ problem }: { problem: DriveProblem | null }) {
  if (!problem) return null
  const { title, text, inSettings } = problem
  return (
    <SubmitProblem message={title}>
      <Stack gap="sm" align="flex-start">
        {text && <Text>{text}</Text>}
        {inSettings ? (
          <Button component={Link} href={settingsAt("integrations")} variant="default" size="md" mih={44}>
            Open Settings
          </Button>
        ) : (
          <Text>Your work is still here.</Text>
        )}
      </Stack>
    </SubmitProblem>
  )
}
