import type { FilingView } from "@hearthbook/api/records/filing"
import type { RequirementView } from "@hearthbook/api/records/requirement"
import { ActionIcon, Paper, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { FilingRow } from "./filing-row.tsx"
import classes from "./filings-section.module.css"
import { NewFilingModal } from "./new-filing-modal.tsx"
import { NewReports } from "./new-reports.tsx"

type Props = { filings: FilingView[]; requirement: RequirementView }

/** The filings of a year by due date, and the records to keep. */
export function FilingsSection({ filings, requirement }: Props) {
  const [isAdding, setAdding] = useState(false)
  const { records } = requirement
  const done = filings.filter(({ done_on, skipped }) => done_on !== null || skipped).length
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Filings">
      <Stack gap="sm">
        <SectionHead title="Filings" part={filings.length > 0 && `${done} of ${filings.length} done`} size="h4">
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="Add a filing" onClick={() => setAdding(true)}>
            <IconPlus size={20} stroke={1.5} />
          </ActionIcon>
        </SectionHead>
        {filings.length === 0 ? (
          <Text size="sm" c="dimmed">
            No filings are required. Add your own to be reminded of them.
          </Text>
        ) : (
          <ul className={classes.list}>
            {filings.map((filing) => (
              <FilingRow key={filing.id} filing={filing} />
            ))}
          </ul>
        )}
        {records.length > 0 && (
          <Text size="sm" c="dimmed">
            Records to keep: {records.map(recordWords).join(", ")}.
          </Text>
        )}
        <NewReports filings={filings} requirement={requirement} />
      </Stack>
      {isAdding && <NewFilingModal requirement={requirement} onClose={() => setAdding(false)} />}
    </Paper>
  )
}

/** 'attendance', 'progress reports (3 years)'. */
function recordWords({ label, retain_years }: RequirementView["records"][number]): string {
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  if (retain_years === null) return name
  return `${name} (${retain_years === 1 ? "1 year" : `${retain_years} years`})`
}
