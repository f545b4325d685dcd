import { addDays, mondayOf } from "@hearthbook/core/time/days"
import { Button } from "@mantine/core"
import { IconPrinter } from "@tabler/icons-react"
import { trpc } from "../../../api/trpc.ts"
import { paperChildren } from "../../../entities/paper/paper-day.ts"
import { PrintedSheet, type Sheet } from "../../../entities/paper/sheet.tsx"
import { usePaper } from "../../../entities/paper/use-paper.ts"
import { dayOf } from "../../../lib/format.ts"
import { weekdayName } from "../../../lib/week-labels.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { useToday } from "../../../session/use-session.ts"

/** Prints the next school day of the children on one page: 'Print Monday'. Hidden while there is none within two weeks. */
export function PrintFirstDay() {
  const today = useToday()
  const range = { start_date: addDays(today, 1), end_date: addDays(mondayOf(today), 13) }
  const { data: planner, error } = trpc.planner.inRange.useQuery(range)
  const first = planner?.days.find(({ is_school_day }) => is_school_day)
  const day = first ? dayOf(first.date) : range.start_date
  const family = planner && first ? paperChildren(planner, [day]) : []
  const { sheet, print } = usePaper<Sheet>({ kind: "day", day, family })
  if (!first && !error) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.5} />}
        onClick={() =>
          error ? showFailureToast(error, "Failed to load the week.") : print({ kind: "day", day, family })
        }
      >
        Print {weekdayName(day)}
      </Button>
      <PrintedSheet sheet={sheet} showsDone={false} />
    </>
  )
}
