import type { LessonView } from "@hearthbook/api/work/lesson"
import { Badge, Card, Checkbox, Group, Menu, Text } from "@mantine/core"
import { IconCheck, IconCopy } from "@tabler/icons-react"
import { countOf } from "../../../lib/format.ts"
import { lessonAt } from "../../../lib/paths.ts"
import { CardButton } from "../../../ui/layout/card-button.tsx"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { DeleteItem, EditItem, RowMenu } from "../../../ui/menus/row-menu.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import classes from "../shared/planner.module.css"
import { useDeleteLesson } from "./use-delete-lesson.ts"
import { useDuplicate } from "./use-duplicate.ts"
import { LaterLessonItems } from "../../../entities/lesson/move/move-now-items.tsx"
import { canBeMoved } from "../../../entities/lesson/select/can-be-moved.ts"
import { SelectBox } from "../../../entities/lesson/select/select-box.tsx"
import type { Selection } from "../../../entities/lesson/select/use-selection.ts"
import { useLessonDone } from "../../../entities/lesson/use-lesson-done.ts"
import type { Planner } from "../shared/use-planner.ts"
import { shortNameOf } from "../../../lib/short-names.ts"

type Props = { lesson: LessonView; planner: Planner; selection: Selection }

/** A planned lesson with a checkbox for done, and one to select it. A click opens it in the form. */
export function LessonRow({ lesson, planner, selection }: Props) {
  const { id, title, student, subject, resources, assignments } = lesson
  const { isDone, change } = useLessonDone(lesson)
  const duplicate = useDuplicate(planner)
  const askToDelete = useDeleteLesson()
  const counts = [
    ...(resources.length > 0 ? [countOf(resources.length, "resource")] : []),
    ...(assignments.length > 0 ? [countOf(assignments.length, "assignment")] : []),
  ]
  return (
    <Card component="li" padding="sm">
      <article aria-label={`${title}, ${shortNameOf(student)}`} data-leads-to={lessonAt(lesson)}>
        <Group gap="sm" wrap="nowrap">
          <div className={classes.tick}>
            <Checkbox
              size="md"
              radius="xl"
              color="green"
              aria-label={`${title} is done`}
              checked={isDone}
              onChange={(event) => change(event.currentTarget.checked)}
            />
          </div>
          <div className={classes.about}>
            <CardButton onClick={() => planner.openLesson(id)} label={`Edit ${title}`}>
              <Text span inherit lineClamp={2} c={isDone ? "dimmed" : undefined}>
                {title}
              </Text>
            </CardButton>
            <div className={classes.facts}>
              <span className={classes.person}>
                <ChildAvatar child={student} size={24} />
                <Text span size="sm" miw={0} style={{ overflowWrap: "anywhere" }}>
                  {shortNameOf(student)}
                </Text>
              </span>
              <SubjectBadge subject={subject} />
              {counts.length > 0 && (
                <Text span size="sm" className="figures">
                  {counts.join(" · ")}
                </Text>
              )}
              {isDone && (
                <Badge variant="light" color="green" leftSection={<IconCheck size={14} stroke={2} aria-hidden />}>
                  Done
                </Badge>
              )}
            </div>
          </div>
          <SelectBox lesson={lesson} isSelected={selection.has(lesson.id)} onToggle={selection.toggle} />
          <RowMenu of={title}>
            {canBeMoved(lesson) && lesson.planned_date !== null && <LaterLessonItems lesson={lesson} />}
            <EditItem onClick={() => planner.openLesson(id)} />
            <Menu.Item leftSection={<IconCopy size={18} stroke={1.5} />} onClick={() => duplicate(lesson)}>
              Duplicate
            </Menu.Item>
            <DeleteItem onClick={() => askToDelete(lesson)} />
          </RowMenu>
        </Group>
      </article>
    </Card>
  )
}
