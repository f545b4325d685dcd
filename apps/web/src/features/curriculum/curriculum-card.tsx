import { fullName } from "@hearthbook/api/rules/names"
import { semesterLabels } from "@hearthbook/api/rules/labels"
import { progressPercent } from "@hearthbook/api/rules/progress"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { Button, Card, Group, Menu, Text } from "@mantine/core"
import { IconArrowRight, IconCopy, IconEye, IconListDetails } from "@tabler/icons-react"
import { lazy, Suspense, useState } from "react"
import { catchUp, pushBack, type MoveAction } from "../../entities/lesson/move/move-actions.ts"
import { countOf, formatGradeLevel } from "../../lib/format.ts"
import { forgetTarget } from "../../session/last-target.ts"
import { trpc } from "../../api/trpc.ts"
import { CardButton } from "../../ui/layout/card-button.tsx"
import { ChildAvatar } from "../../entities/student/child-avatar.tsx"
import { canBeUndone, useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { ProgressLine } from "../../ui/layout/progress-line.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../ui/inputs/row-menu.tsx"
import { SubjectTile } from "../../entities/subject/subject-badge.tsx"
import { ForecastLine } from "../../entities/curriculum/forecast-line.tsx"
import { courseAt } from "../../lib/paths.ts"
import { useToday } from "../../session/use-session.ts"
import { Link } from "wouter"
import classes from "./curriculum-card.module.css"
import { providerName } from "../../entities/curriculum/curriculum-name.ts"
import { shortNameOf } from "../../lib/short-names.ts"

/** Loaded with the first choice. */
const MoveDialog = lazy(async () => ({
  default: (await import("../../entities/lesson/move/move-dialog.tsx")).MoveDialog,
}))

type Props = { curriculum: CurriculumView; onDetails: () => void; onEdit: () => void; onCopy: () => void }

export function CurriculumCard({ curriculum, onDetails, onEdit, onCopy }: Props) {
  const today = useToday()
  const remove = trpc.curriculum.delete.useMutation()
  const offerUndo = useChangeUndo()
  const [move, setMove] = useState<{ title: string; action: MoveAction } | null>(null)
  const { student, subject, assignment_count, graded_count, lesson_count, forecast } = curriculum
  const name = `${subject.name} for ${shortNameOf(student)}`

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure? This will remove the curriculum and all associated assignments.",
      alsoDeletes: [
        ...(assignment_count > 0 ? [`${countOf(assignment_count, "assignment")}, ${graded_count} of them graded`] : []),
        ...(lesson_count > 0 ? [countOf(lesson_count, "lesson")] : []),
      ],
      consequence: canBeUndone,
      fallback: "Failed to delete curriculum.",
      hasToast: true,
      remove: async () => {
        const { change_id, summary } = await remove.mutateAsync({ id: curriculum.id })
        forgetTarget(curriculum.id)
        offerUndo(change_id, summary)
      },
    })

  return (
    <Card component="article" aria-label={name}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
          <SubjectTile subject={subject} />
          <div style={{ minWidth: 0 }}>
            <CardButton onClick={onDetails} label={`View details of ${name}`}>
              {subject.name}
            </CardButton>
            <Text size="sm" c="dimmed" className="figures">
              {curriculum.academic_year} · {semesterLabels[curriculum.semester]}
            </Text>
          </div>
        </Group>
        <RowMenu of={name}>
          <Menu.Item leftSection={<IconEye size={18} stroke={1.5} />} onClick={onDetails}>
            View Details
          </Menu.Item>
          <EditItem onClick={onEdit} />
          <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={onCopy}>
            Copy to…
          </Menu.Item>
          {forecast.behind > 0 && (
            <>
              <Menu.Item
                leftSection={<IconArrowRight size={18} stroke={1.5} />}
                onClick={() => setMove({ title: "Push back", action: pushBack(today) })}
              >
                Push back
              </Menu.Item>
              <Menu.Item
                leftSection={<IconListDetails size={18} stroke={1.5} />}
                onClick={() => setMove({ title: "Catch up", action: catchUp(today) })}
              >
                Catch up
              </Menu.Item>
            </>
          )}
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </Group>
      <Group gap="xs" wrap="nowrap" mt="md">
        <ChildAvatar child={student} size={28} />
        <Text size="sm" miw={0} style={{ overflowWrap: "anywhere" }}>
          {fullName(student)}
        </Text>
        <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }}>
          {formatGradeLevel(student.grade_level)}
        </Text>
      </Group>
      <Text size="sm" c="dimmed" mt={6} style={{ overflowWrap: "anywhere" }}>
        {providerName(curriculum)}
      </Text>
      <ProgressLine
        mt="md"
        label="Progress"
        percent={progressPercent({ graded: graded_count, total: assignment_count })}
        none="No assignments yet"
      />
      {assignment_count > 0 && (
        <Text size="sm" c="dimmed" mt="sm" className="figures">
          {graded_count} of {countOf(assignment_count, "assignment")} completed
        </Text>
      )}
      <div style={{ marginTop: 12 }}>
        <ForecastLine forecast={forecast} today={today} isCompact />
      </div>
      <Button
        component={Link}
        href={courseAt(curriculum)}
        variant="light"
        fullWidth
        mt="sm"
        aria-label={`Plan of ${name}`}
        className={classes.plan}
      >
        {lesson_count > 0 ? "Open the plan" : "Plan the lessons"}
      </Button>
      {move && (
        <Suspense>
          <MoveDialog
            {...move}
            kind="catch_up"
            scope={{ missed: true, curriculum_ids: [curriculum.id] }}
            onClose={() => setMove(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
