import { previousSchoolDay, weekdayOf } from "@hearthbook/api/rules/days"
import { addDays } from "@hearthbook/api/rules/days"
import { Collapse, Group, Paper, Text, Title, UnstyledButton } from "@mantine/core"
import { useLocalStorage } from "@mantine/hooks"
import { IconChecks, IconChevronDown, IconCopy, IconSparkles } from "@tabler/icons-react"
import dayjs from "dayjs"
import { useId } from "react"
import { countOf } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { formatWeekday } from "../../lib/week-words.ts"
import type { useAttendance } from "../../ui/use-attendance.ts"
import classes from "./quick-actions.module.css"
import { QuickButton } from "./quick-button.tsx"
import { allPresent, copiedFrom, type Marking } from "./today-marks.ts"
import { cellKey, storedOf, type AttendanceWeek } from "./use-attendance-week.ts"

type Props = { week: AttendanceWeek; attendance: ReturnType<typeof useAttendance> }

/** S §2's quick actions, for today, whichever week is shown, and for the children that are shown. */
export function QuickActions({ week: { today, school_days, children }, attendance: { statusOf, mark } }: Props) {
  const [open, setOpen] = useLocalStorage({
    key: "hearthbook.attendance-quick-actions",
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  const panel = useId()
  const before = previousSchoolDay(today, school_days)
  const [marked] = trpc.attendance.list.useSuspenseQuery({ start_date: before, end_date: today })
  const stored = storedOf(marked)
  const shown = (student_id: string, date: string) =>
    statusOf({ student_id, date }, stored.get(cellKey(student_id, date))?.status ?? null)
  const ids = children.map(({ id }) => id)
  const present = allPresent(ids, today, shown)
  const copied = copiedFrom(before, ids, today, shown)
  const dayBefore = before === addDays(today, -1) ? "yesterday" : formatWeekday(before)
  const isAnyMarked = ids.some((id) => shown(id, before) !== null)

  const markAll = (records: Marking[], words: string) =>
    void mark(
      records.map((record) => ({ ...record, stored: stored.get(cellKey(record.student_id, record.date)) ?? null })),
      `${countOf(records.length, "child", "children")} marked ${words}.`,
    )
  const noneToMark = present.length === 0 && "Everyone is marked present already."
  const noneToCopy =
    copied.length === 0 &&
    (isAnyMarked
      ? `Today is marked like ${dayBefore} already.`
      : `Nothing is marked ${dayBefore === "yesterday" ? "" : "on "}${dayBefore}, so there is nothing to copy.`)

  return (
    <Paper component="section" withBorder shadow="sm" aria-label="Quick Actions for Today">
      <UnstyledButton
        className={classes.head}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <Title order={2} size="h4">
          Quick Actions for Today
        </Title>
        <Text span size="sm" c="dimmed">
          {formatWeekday(today)}
        </Text>
        <IconChevronDown className={classes.chevron} data-open={open || undefined} size={20} stroke={1.5} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={open} id={panel} transitionDuration={150}>
        <div className={classes.body}>
          <Group gap="sm">
            <QuickButton icon={IconChecks} whyNot={noneToMark} onPress={() => markAll(present, "present")}>
              Mark All Present
            </QuickButton>
            <QuickButton icon={IconCopy} whyNot={noneToCopy} onPress={() => markAll(copied, `like ${dayBefore}`)}>
              {dayBefore === "yesterday" ? "Copy from Yesterday" : `Copy from ${dayBefore}`}
            </QuickButton>
            <QuickButton
              icon={IconSparkles}
              whyNot={noneToMark}
              tip="A fixed rule, not a model: it marks everyone present today."
              onPress={() => markAll(present, "present")}
            >
              AI Suggest (Beta)
            </QuickButton>
          </Group>
          <Text size="sm" c="dimmed" mt="sm">
            {[
              !school_days.includes(weekdayOf(today)) &&
                `${dayjs(today).format("dddd")} is no school day: marks today count nowhere.`,
              noneToMark,
              noneToCopy,
              "AI Suggest is a fixed rule, not a model: it marks everyone present.",
            ]
              .filter(Boolean)
              .join(" ")}
          </Text>
        </div>
      </Collapse>
    </Paper>
  )
}
