import { hasRecords, recordWords } from "@hearthbook/core/nouns/count-words"
import { Button, Divider, FileButton, Group, List, Progress, Stack, Text } from "@mantine/core"
import { IconUpload } from "@tabler/icons-react"
import { useEffect, useRef, type ReactNode } from "react"
import { trpc } from "../../../../api/trpc.ts"
import { SaveFailure } from "../../../../forms/form-messages.tsx"
import { Section } from "../../../../ui/layout/section.tsx"
import { DownloadButton } from "./download-button.tsx"
import { MissingFiles } from "./missing-files.tsx"
import { RefusedFiles } from "./refused-files.tsx"
import { TooLargeToRestore } from "./too-large-to-restore.tsx"
import { useRestore, type RestoreState } from "./use-restore.ts"

/** Downloads and restores the family's data. */
export function DataCard() {
  const { state, choose, resume } = useRestore()
  // If this fails to load, the README in the download has the same information.
  const { data: account } = trpc.account.read.useQuery()
  const resetFile = useRef<() => void>(null)
  const isBusy = state.phase === "sending" || state.phase === "writing"
  const hasData = account !== undefined && hasRecords(account.family.records)
  const isDisabled = isBusy || hasData
  const chooseFile = (file: File | null) => {
    // Otherwise the same file could not be chosen again.
    resetFile.current?.()
    choose(file)
  }
  return (
    <Section title="Your family's data">
      <Stack gap="md">
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed" style={{ flex: "1 1 260px" }}>
            One zip file with everything: children, plans, work, grades, attendance and files, as tables that any
            spreadsheet opens and as a copy that can be restored.
          </Text>
          <DownloadButton />
        </Group>
        <TooLargeToRestore archive={account?.archive} />
        <Divider />
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed" style={{ flex: "1 1 260px" }}>
            Restore a download into an empty family
            {hasData ? ". Yours already has records." : ". Logins are not included."}
          </Text>
          <FileButton onChange={chooseFile} resetRef={resetFile} accept=".zip,application/zip" disabled={isDisabled}>
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={18} stroke={1.5} />}
                disabled={isDisabled}
              >
                Restore from a File
              </Button>
            )}
          </FileButton>
        </Group>
        {state.phase !== "idle" && (
          <InView key={state.phase}>
            <RestoreProgress state={state} onResume={resume} />
          </InView>
        )}
      </Stack>
    </Section>
  )
}

/** Scrolls into view when it appears, since it may be below the edge on a phone. */
function InView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return <div ref={box}>{children}</div>
}

type ActiveRestore = Exclude<RestoreState, { phase: "idle" }>

function RestoreProgress({ state, onResume }: { state: ActiveRestore; onResume: () => void }) {
  switch (state.phase) {
    case "sending": {
      const percent = Math.floor((100 * state.sent) / state.size)
      return (
        <div>
          <Text size="sm" mb={6} role="status">
            Uploading, {percent}%
          </Text>
          <Progress value={percent} aria-label="Upload progress" />
        </div>
      )
    }
    case "writing":
      return (
        <div>
          <Text size="sm" mb={6} role="status">
            Checking and restoring your file. This can take a few minutes.
          </Text>
          <Progress value={100} animated aria-label="Restoring your file" />
        </div>
      )
    case "done":
      return (
        <div role="status">
          <Text fw={600}>Your family&apos;s data has been restored.</Text>
          <List size="sm" className="figures" mt={4}>
            {recordWords(state.counts).map((counted) => (
              <List.Item key={counted}>{counted}</List.Item>
            ))}
          </List>
          {state.missing.length > 0 && <MissingFiles names={state.missing} />}
          {state.refused.length > 0 && <RefusedFiles files={state.refused} />}
        </div>
      )
    case "stopped":
      return (
        <Stack gap="sm" align="flex-start">
          <SaveFailure failure={state.failure} />
          {state.canResume && (
            <Button variant="light" onClick={onResume}>
              Continue
            </Button>
          )}
        </Stack>
      )
  }
}
