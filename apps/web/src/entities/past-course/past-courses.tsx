import { courseLevelLabels } from "@hearthbook/core/grading/grading-labels"
import type { PastCourseView } from "@hearthbook/api/records/past-course"
import { Button, Stack, Text } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { formatGradeLevel } from "../../lib/format.ts"
import { DeleteItem, EditItem, RowMenu } from "../../ui/menus/row-menu.tsx"
import { formatCredits } from "../grade/format-credits.ts"
import { EditPastCourseModal, NewPastCourseModal } from "./past-course-modals.tsx"
import classes from "./past-courses.module.css"

/** The courses that a student took elsewhere, by year: added, changed and deleted in a dialog. Suspends until they are loaded. */
export function PastCourses({ student_id }: { student_id: string }) {
  const [[courses, student]] = trpc.useSuspenseQueries((ask) => [
    ask.pastCourses.list({ student_id }),
    ask.students.byId({ id: student_id }),
  ])
  const remove = trpc.pastCourses.delete.useMutation()
  const [opened, setOpened] = useState<PastCourseView | "new" | null>(null)
  const close = () => setOpened(null)
  const inOrder = courses.toSorted(
    (one, other) => one.academic_year.localeCompare(other.academic_year) || one.title.localeCompare(other.title),
  )
  const askToDelete = ({ id, title, version }: PastCourseView) =>
    confirmDelete({
      name: title,
      question: "The course leaves the transcript with its credits.",
      fallback: "Failed to delete the course.",
      remove: () => remove.mutateAsync({ id, version }),
    })
  return (
    <Stack gap="xs" align="flex-start">
      {inOrder.length === 0 ? (
        <Text size="sm" c="dimmed">
          A college class, a course of an earlier school, or one at a co-op: add it, so that the transcript has it.
        </Text>
      ) : (
        <ul className={classes.courses} aria-label="Courses taken elsewhere">
          {inOrder.map((course) => (
            <li key={course.id} className={classes.course}>
              <div className={classes.words}>
                <Text fw={600}>{course.title}</Text>
                <Text size="sm" c="dimmed" className="figures">
                  {factsOf(course).join(" · ")}
                </Text>
              </div>
              <Text className={`${classes.grade} figures`}>{gradeOf(course)}</Text>
              <RowMenu of={course.title} className="screen-only">
                <EditItem onClick={() => setOpened(course)} />
                <DeleteItem onClick={() => askToDelete(course)} />
              </RowMenu>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="sm"
        className="screen-only"
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() => setOpened("new")}
      >
        Add a course taken elsewhere
      </Button>
      {opened === "new" && <NewPastCourseModal student={student} last={inOrder.at(-1)} onClose={close} />}
      {opened !== null && opened !== "new" && <EditPastCourseModal course={opened} onClose={close} />}
    </Stack>
  )
}

/** '2025-2026', '8th grade', 'Honors', '0.5 credits', 'Community College'. */
function factsOf({ academic_year, grade_level, level, credits, provider_name }: PastCourseView): string[] {
  return [
    academic_year,
    formatGradeLevel(grade_level),
    ...(level === "regular" ? [] : [courseLevelLabels[level]]),
    `${formatCredits(credits)} ${credits === 1 ? "credit" : "credits"}`,
    ...(provider_name ? [provider_name] : []),
  ]
}

/** 'B+ 88.5%', or a dash without a grade. */
function gradeOf({ letter, percent }: PastCourseView): string {
  return [letter, percent === null ? null : `${percent}%`].filter(Boolean).join(" ") || "–"
}
