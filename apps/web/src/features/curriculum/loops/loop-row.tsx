import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LoopView } from "@hearthbook/api/plan/loop"
import { Anchor, Badge, Group, Text } from "@mantine/core"
import { Link } from "wouter"
import { trpc } from "../../../api/trpc.ts"
import { shortWeekdays } from "../../../entities/curriculum/meeting-labels.ts"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { SubjectBadge } from "../../../entities/subject/subject-badge.tsx"
import { confirmDelete } from "../../../forms/confirm-delete.tsx"
import { courseAt } from "../../../lib/paths.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { DeleteItem, EditItem, RowMenu } from "../../../ui/menus/row-menu.tsx"
import classes from "./loops.module.css"

type Props = { loop: LoopView; curricula: CurriculumView[]; onEdit: () => void }

/** A loop: its courses in turn, with those that are next today marked. */
export function LoopRow({ loop, curricula, onEdit }: Props) {
  const remove = trpc.loops.delete.useMutation()
  const { id, version, name, student, curriculum_ids, next } = loop
  const courses = curriculum_ids.flatMap((course) => curricula.find((curriculum) => curriculum.id === course) ?? [])
  const lessonOf = (course: CurriculumView) => next.find(({ curriculum_id }) => curriculum_id === course.id)

  const askToDelete = () =>
    confirmDelete({
      name,
      question: "Are you sure you want to delete this loop?",
      consequence: "Its courses and lessons stay. Each course goes on with its next lesson on its own days.",
      fallback: "Failed to delete the loop.",
      remove: () => remove.mutateAsync({ id, version }),
    })

  return (
    <li>
      <article aria-label={name} className={classes.loop}>
        <div className={classes.about}>
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Group gap={6} wrap="nowrap" c="dimmed">
            <ChildAvatar child={student} size={24} />
            <Text span size="sm">
              {shortNameOf(student)} · {loopWords(loop)}
            </Text>
          </Group>
        </div>
        <ol className={classes.turns} aria-label={`Courses of ${name}`}>
          {courses.map((course) => {
            const lesson = lessonOf(course)
            return (
              <li key={course.id} className={classes.turn} data-next={lesson ? true : undefined}>
                <Anchor component={Link} href={courseAt(course)} c="inherit" underline="hover">
                  <SubjectBadge subject={course.subject} />
                </Anchor>
                {lesson && (
                  <>
                    <Badge variant="filled" size="sm">
                      Next
                    </Badge>
                    <Text span size="sm" style={{ overflowWrap: "anywhere" }}>
                      {lesson.title}
                    </Text>
                  </>
                )}
              </li>
            )
          })}
        </ol>
        <RowMenu of={name}>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={askToDelete} />
        </RowMenu>
      </article>
    </li>
  )
}

/** 'every school day', or 'Mon, Wed · 2 lessons a day'. */
function loopWords({ meeting_days, per_day }: LoopView): string {
  const days = meeting_days ? shortWeekdays(meeting_days) : "every school day"
  return per_day === 1 ? days : `${days} · ${per_day} lessons a day`
}
