import type { ReportCardView } from "@hearthbook/api/records/report-card"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Button, Group, Skeleton, Text } from "@mantine/core"
import { IconLock, IconLockOpen } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { MissingList } from "../../../entities/document/missing-list.tsx"
import { studentAt } from "../../../lib/paths.ts"
import { Failure } from "../../../ui/feedback/failure.tsx"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./report-card-results.module.css"
import { ResultModal } from "./result-modal.tsx"
import { useFinalize } from "./use-finalize.ts"

type Props = { student: { id: string }; year: SchoolYearView; term: SchoolYearView["terms"][number] | null }
type Course = ReportCardView["courses"][number]

/** The results on a report card: what the work gives, what a parent writes beside it, and whether it is final. */
export function ReportCardResults({ student, year, term }: Props) {
  const asked = { id: student.id, school_year_id: year.id, term_id: term?.id }
  const { data: card, error, refetch } = trpc.reportCards.get.useQuery(asked)
  const [edited, setEdited] = useState<Course | null>(null)
  const { finalize, reopen, isSaving } = useFinalize(term?.id ?? null)
  if (error && !card)
    return <Failure cause={error} fallback="Failed to load the results." onRetry={() => void refetch()} />
  if (!card) return <Skeleton h={240} />
  const { courses } = card
  const open = courses.filter(({ is_final, label, percent }) => !is_final && (label !== null || percent !== null))
  const final = courses.filter(({ is_final }) => is_final)
  return (
    <>
      <MissingList missing={card.missing} student_page={studentAt(student)} />
      {courses.length > 0 && (
        <Section title={`Results of ${term?.name ?? card.academic_year}`}>
          <ul className={classes.rows}>
            {courses.map((course) => (
              <ResultRow key={course.curriculum_id} course={course} onEdit={() => setEdited(course)} />
            ))}
          </ul>
          <Group gap="sm" mt="sm">
            {open.length > 0 && (
              <Button
                variant="default"
                loading={isSaving}
                leftSection={<IconLock size={18} stroke={1.5} aria-hidden />}
                onClick={() => void finalize(open)}
              >
                Make final
              </Button>
            )}
            {final.length > 0 && (
              <Button
                variant="subtle"
                loading={isSaving}
                leftSection={<IconLockOpen size={18} stroke={1.5} aria-hidden />}
                onClick={() => void reopen(final)}
              >
                Reopen
              </Button>
            )}
            <Text size="sm" c="dimmed">
              A final result stays as it is when work is graded later.
            </Text>
          </Group>
        </Section>
      )}
      {edited && <ResultModal course={edited} term={term} onClose={() => setEdited(null)} />}
    </>
  )
}

function ResultRow({ course, onEdit }: { course: Course; onEdit: () => void }) {
  const { title, label, letter, percent, effort, comment, is_final, changed_since } = course
  const facts = [
    label !== letter && letter !== null && `${letter} by the work`,
    effort,
    is_final && "final",
    changed_since && "the work has changed since",
  ]
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="sm" c={changed_since ? "red" : "dimmed"}>
          {facts.filter(Boolean).join(" · ")}
        </Text>
        {comment && (
          <Text size="sm" className={classes.comment}>
            {comment}
          </Text>
        )}
      </div>
      <span className={`${classes.figure} figures`}>
        {label ?? "–"} {percent !== null && <Text span c="dimmed">{`${percent}%`}</Text>}
      </span>
      <Button variant="default" size="sm" disabled={is_final} aria-label={`Edit ${title}`} onClick={onEdit}>
        Edit
      </Button>
    </li>
  )
}
