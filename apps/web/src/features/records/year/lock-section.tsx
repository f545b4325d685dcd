import type { AmendmentView } from "@hearthbook/api/records/amendment"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Paper, Stack, Text } from "@mantine/core"
import { IconLock, IconLockOpen } from "@tabler/icons-react"
import { can } from "@hearthbook/core/permissions/permissions"
import { trpc } from "../../../api/trpc.ts"
import { Download } from "../../../entities/download/download.tsx"
import { formatDayOfMoment } from "../../../lib/format.ts"
import { useUser } from "../../../session/use-session.ts"
import { showFailureToast } from "../../../ui/feedback/toasts.tsx"
import { SectionHead } from "../../../ui/layout/section-head.tsx"
import { AmendmentList } from "./amendment-list.tsx"

type Props = { student: { id: string }; year: SchoolYearView; amendments: AmendmentView[] }

/** Locks a year that is finished, so that its records change only with a reason, and lists these changes. */
export function LockSection({ student, year, amendments }: Props) {
  const user = useUser()
  const filter = { student_id: student.id, school_year_id: year.id }
  const lock = trpc.schoolYears.lock.useMutation()
  const unlock = trpc.schoolYears.unlock.useMutation()
  const isLocked = year.locked_at !== null
  const change = isLocked ? unlock : lock
  const mayChange = user !== null && can(user.role, "lock_records")
  const press = () =>
    change.mutate(
      { id: year.id },
      { onError: (cause) => showFailureToast(cause, `Failed to ${isLocked ? "unlock" : "lock"} the year.`) },
    )
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Lock of the year">
      <Stack gap="sm">
        <SectionHead title={isLocked ? "This year is locked" : "Lock the year"} size="h4" />
        <Text size="sm" c="dimmed">
          {year.locked_at !== null
            ? `Locked on ${formatDayOfMoment(year.locked_at)}. Attendance, time, lessons and grades can only be changed with a reason, which is kept.`
            : "Lock the year when it is over. After that, attendance, time, lessons and grades can only be changed with a reason, which is kept and printed."}
        </Text>
        {mayChange && (
          <Group className="screen-only">
            <Button
              variant="default"
              loading={change.isPending}
              leftSection={isLocked ? <IconLockOpen size={18} stroke={1.5} /> : <IconLock size={18} stroke={1.5} />}
              onClick={press}
            >
              {isLocked ? "Unlock" : "Lock"} {year.academic_year}
            </Button>
          </Group>
        )}
        {amendments.length > 0 && (
          <>
            <AmendmentList amendments={amendments} />
            <Group className="screen-only">
              <Download lists={[{ label: "Changes since the lock", noun: "amendments", filter }]} />
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  )
}
