import type { FilingView } from "@hearthbook/api/records/filing"
import type { RequirementView } from "@hearthbook/api/records/requirement"
import { missingReports, ownReports, type OwnReport } from "@hearthbook/core/requirements/own-reports"
import { Button, Group } from "@mantine/core"
import { IconFileText } from "@tabler/icons-react"
import { useLocation } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { filingAt } from "../../../lib/paths.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"

type Props = { filings: FilingView[]; requirement: RequirementView }

/** Makes the log, the portfolio list or the summary that the records to keep ask for, and opens it. */
export function NewReports({ filings, requirement }: Props) {
  const create = trpc.filings.create.useMutation()
  const [, navigate] = useLocation()
  const reports = missingReports(
    requirement.records,
    filings.map(({ title }) => title),
  )
  const make = (report_kind: OwnReport) =>
    create.mutate(
      { requirement_id: requirement.id, report_kind },
      {
        onSuccess: (filing) => navigate(filingAt(filing)),
        onError: (cause) => showFailureToast(cause, "Failed to make the report."),
      },
    )
  if (reports.length === 0) return null
  return (
    <Group gap="sm" className="screen-only">
      {reports.map((report) => (
        <Button
          key={report}
          variant="default"
          loading={create.isPending && create.variables.report_kind === report}
          disabled={create.isPending}
          leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
          onClick={() => make(report)}
        >
          Write “{ownReports[report].title}”
        </Button>
      ))}
    </Group>
  )
}
