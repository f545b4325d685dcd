import { Group, Text } from "@mantine/core"
import { useLocalStorage, useMediaQuery } from "@mantine/hooks"
import { IconChecks, IconCopy, IconSparkles } from "@tabler/icons-react"
import { useId } from "react"
import { countOf } from "../../../lib/format.ts"
import { trpc } from "../../../api/trpc.ts"
import { formatWeekday } from "../../../lib/week-labels.ts"
import type { useAttendance } from "../../../entities/attendance/use-attendance.ts"
import { FoldingCard } from "../../../ui/layout/folding-card.tsx"
import { QuickButton } from "./quick-button.tsx"
import { allPresent, copiedFrom, type Marking } from "./today-marks.ts"
import { nameDayBefore, describeToday } from "./today-messages.ts"
import { offForAll } from "../week/days-off.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { todayMarksQuery, useSchoolToday } from "./use-school-today.ts"
import { cellKey, indexMarks, type AttendanceWeek } from "../week/use-attendance-week.ts"

type Props = { week: AttendanceWeek; attendance: ReturnType<typeof useAttendance> }

/** Quick actions for today, whichever week is shown, for those of the children shown who have school. */
export function QuickActions({ week: { today, children }, attendance: { statusOf, mark } }: Props) {
  const hasRoom = useMediaQuery("(min-width: 48em)", true, { getInitialValueInEffect: false })
  const [open, setOpen] = useLocalStorage({
    key: "hearthbook.attendance-quick-actions",
    // Collapsed on a phone, so that the marks come first.
    defaultValue: hasRoom,
    getInitialValueInEffect: false,
  })
  const note = useId()
  const { before, offOf } = useSchoolToday(today)
  const [marked] = trpc.attendance.list.useSuspenseQuery(todayMarksQuery(before, today))
  const stored = indexMarks(marked)
  const shown = (student_id: string, date: string) =>
    statusOf({ student_id, date }, stored.get(cellKey(student_id, date))?.status ?? null)
  const atSchool = children.filter(({ id }) => offOf(id, today) === null)
  const ids = atSchool.map(({ id }) => id)
  const present = allPresent(ids, today, shown)
  const copied = copiedFrom(before, ids, today, shown)
  const dayBefore = nameDayBefore(before, today)

  const markAll = (records: Marking[], words: string) =>
    void mark(
      records.map((record) => ({ ...record, stored: stored.get(cellKey(record.student_id, record.date)) ?? null })),
      `${countOf(records.length, "child", "children")} marked ${words}.`,
    )

  return (
    <FoldingCard title="Quick Actions for Today" note={formatWeekday(today)} isOpen={open} onToggle={setOpen}>
      <Group gap="sm">
        <QuickButton
          icon={IconChecks}
          idle={present.length === 0}
          whyIdle={note}
          onPress={() => markAll(present, "present")}
        >
          Mark All Present
        </QuickButton>
        <QuickButton
          icon={IconCopy}
          idle={copied.length === 0}
          whyIdle={note}
          onPress={() => markAll(copied, `like ${dayBefore}`)}
        >
          {`Copy from ${dayBefore === "yesterday" ? "Yesterday" : dayBefore}`}
        </QuickButton>
        <QuickButton
          icon={IconSparkles}
          idle={present.length === 0}
          whyIdle={note}
          tip="Marks everyone present today. A fixed rule, not an AI model."
          onPress={() => markAll(present, "present")}
        >
          AI Suggest (Beta)
        </QuickButton>
      </Group>
      <Text id={note} size="sm" c="dimmed" mt="sm">
        {describeToday({
          today,
          off: offForAll(offOf, children, today),
          awayNames: children.filter((child) => !atSchool.includes(child)).map(shortNameOf),
          dayBefore,
          isAllPresent: present.length === 0,
          isAnyMarkedBefore: ids.some((id) => shown(id, before) !== null),
          isLikeBefore: copied.length === 0,
        })}
      </Text>
    </FoldingCard>
  )
}
