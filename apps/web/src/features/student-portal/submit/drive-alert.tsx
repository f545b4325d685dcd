import { Button, Stack, Text } from "@mantine/core"
import { Link } from "wouter"
import { integrations } from "../../../lib/paths.ts"
import type { DriveTrouble } from "./drive-submission.ts"
import { HandInTrouble } from "./submit-problem.tsx"

/** What is wrong on the way by Google Drive, and the way to mend it. */
export function DriveAlert({ trouble }: { trouble: DriveTrouble | null }) {
  if (!trouble) return null
  const { title, text, inSettings } = trouble
  return (
    <HandInTrouble message={title}>
      <Stack gap="sm" align="flex-start">
        {text && <Text>{text}</Text>}
        {inSettings ? (
          <Button component={Link} href={integrations} variant="default" size="md" mih={44}>
            Open Settings
          </Button>
        ) : (
          <Text>Your work is still here.</Text>
        )}
      </Stack>
    </HandInTrouble>
  )
}
