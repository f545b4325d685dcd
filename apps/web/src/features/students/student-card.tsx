import { studentAt } from "@hearthbook/core/paths/app-paths"
import { fullName } from "@hearthbook/core/names/names"
import { ageOn } from "@hearthbook/core/time/days"
import { can } from "@hearthbook/core/permissions/permissions"
import { progressPercent } from "@hearthbook/core/grading/progress"
import type { StudentView } from "@hearthbook/api/family/student"
import { Button, Card, Group, Menu, Stack, Text } from "@mantine/core"
import { IconDeviceTablet, IconKey, IconLock } from "@tabler/icons-react"
import { useState } from "react"
import { dayOf, formatGradeLevel, formatPercent } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { useToday, useUser } from "../../session/use-session.ts"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { canBeUndone, useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { NoCurriculum } from "../../entities/curriculum/no-curriculum.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/menus/row-menu.tsx"
import { SubjectAverages } from "../../entities/grade/subject-averages.tsx"
import { LoginDetails } from "./login-details.tsx"
import { CardLink } from "../../ui/layout/card-button.tsx"
import classes from "./student-card.module.css"
import { useRevokeLogin } from "./use-revoke-login.ts"
import { deletionCounts } from "./deletion-counts.ts"
import { shortNameOf } from "../../lib/short-names.ts"

type Props = {
  student: StudentView
  onEdit: () => void
  onCreateLogin: () => void
  onResetLogin: () => void
  onPin: () => void
}

/** A child: progress, attendance and the average in each subject. */
export function StudentCard({ student, onEdit, onCreateLogin, onResetLogin, onPin }: Props) {
  const today = useToday()
  const user = useUser()
  const remove = trpc.students.delete.useMutation()
  const offerUndo = useChangeUndo()
  const [loginOpen, setLoginOpen] = useState(false)
  const age = ageOn(dayOf(student.date_of_birth), today)
  const name = fullName(student)

  const askToDelete = () =>
    confirmDelete({
      name: shortNameOf(student),
      question: "Are you sure? This will remove the student and all associated data.",
      alsoDeletes: deletionCounts(student),
      consequence: canBeUndone,
      fallback: "Failed to delete student.",
      hasToast: true,
      remove: async () => {
        const { change_id, summary } = await remove.mutateAsync({ id: student.id })
        offerUndo(change_id, summary)
      },
    })
  const askToRevoke = useRevokeLogin(student, () => setLoginOpen(false))

  return (
    <Card component="article" aria-label={name} className={classes.card}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
          <ChildAvatar child={student} size={52} />
          <div style={{ minWidth: 0 }}>
            <CardLink href={studentAt(student)}>{name}</CardLink>
            <Text size="sm" c="dimmed">
              {age >= 0 ? `Age ${age} · ` : ""}
              {formatGradeLevel(student.grade_level)}
            </Text>
          </div>
        </Group>
        <RowMenu of={shortNameOf(student)}>
          <EditItem onClick={onEdit} />
          {student.has_login ? (
            <>
              <Menu.Item leftSection={<IconKey size={18} stroke={1.5} />} onClick={onResetLogin}>
                New password
              </Menu.Item>
              <Menu.Item leftSection={<IconLock size={18} stroke={1.5} />} onClick={askToRevoke}>
                Remove login
              </Menu.Item>
            </>
          ) : (
            <Menu.Item leftSection={<IconKey size={18} stroke={1.5} />} onClick={onCreateLogin}>
              Create Login
            </Menu.Item>
          )}
          {user && can(user.role, "manage_members") && (
            <Menu.Item leftSection={<IconDeviceTablet size={18} stroke={1.5} />} onClick={onPin}>
              Tablet PIN
            </Menu.Item>
          )}
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </Group>
      <Stack gap="sm" my="md">
        <ProgressLine
          label="Progress"
          percent={progressPercent({ graded: student.graded_count, total: student.assignment_count })}
          none="No assignments yet"
        />
        <Attendance rate={student.attendance_rate} />
      </Stack>
      {student.curriculum_count === 0 ? (
        <NoCurriculum student={student} />
      ) : (
        <SubjectAverages of={shortNameOf(student)} averages={student.subjects} />
      )}
      <div className={classes.login}>
        {student.has_login ? (
          <LoginDetails student={student} opened={loginOpen} onToggle={() => setLoginOpen(!loginOpen)} />
        ) : (
          <Button
            variant="light"
            size="sm"
            leftSection={<IconKey size={16} stroke={1.5} />}
            onClick={onCreateLogin}
            aria-label={`Create Login for ${shortNameOf(student)}`}
          >
            Create Login
          </Button>
        )}
      </div>
    </Card>
  )
}

/** The rate of school days marked in this academic year. */
function Attendance({ rate }: { rate: number | null }) {
  return (
    <Group justify="space-between" gap="xs" role="group" aria-label="Attendance">
      <Text size="sm">Attendance</Text>
      <Text size="sm" fw={rate === null ? 400 : 600} c={rate === null ? "dimmed" : undefined} className="figures">
        {rate === null ? "No records yet" : formatPercent(rate)}
      </Text>
    </Group>
  )
}
