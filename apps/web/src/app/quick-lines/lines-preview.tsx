import type { QuickLine } from "@hearthbook/core/planning/quick-add/quick-types"
import type { Day } from "@hearthbook/core/time/days"
import type { CourseName } from "@hearthbook/api/plan/curriculum"
import { Box, Text } from "@mantine/core"
import { IconAlertCircle, IconBook2, IconChecklist } from "@tabler/icons-react"
import { listOf } from "../../lib/format.ts"
import { shortNameOf } from "../../lib/short-names.ts"
import { formatWeekday } from "../../lib/week-labels.ts"
import classes from "./lines-preview.module.css"

type Props = { lines: QuickLine[]; curricula: CourseName[]; today: Day }

/** The line in which each typed line will be added, or what it lacks. */
export function LinesPreview({ lines, curricula, today }: Props) {
  return (
    <ol className={classes.lines} aria-label="What will be added">
      {/* A line has no other identity than its place. */}
      {lines.map((line, place) => (
        <PreviewLine key={place} line={line} curricula={curricula} today={today} />
      ))}
    </ol>
  )
}

type LineProps = { line: QuickLine; curricula: CourseName[]; today: Day }

function PreviewLine({ line, curricula, today }: LineProps) {
  const { missing, left_out, title, kind, day, is_day_typed } = line
  const courses = line.targets.flatMap(({ id }) => curricula.find((course) => course.id === id) ?? [])
  const Icon = missing ? IconAlertCircle : kind === "lesson" ? IconBook2 : IconChecklist
  const names = listOf(courses.map(({ student }) => shortNameOf(student)))
  const subjects = [...new Set(courses.map(({ subject }) => subject.name))].join(", ")
  const hasDay = kind === "assignment" || courses.some(({ mode }) => mode === "dated")
  const dayWords = day === today ? "today" : formatWeekday(day)
  return (
    <Box
      component="li"
      className={classes.line}
      data-missing={missing ? true : undefined}
      __vars={{ "--subject": courses[0]?.subject.color ?? "transparent" }}
    >
      <Icon size={18} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <Text span size="sm" fw={600} className={classes.title}>
          {title || "…"}
        </Text>
        {missing ? (
          <Text size="sm" className={classes.problem}>
            {missing}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            {names} · {subjects} · {kind === "lesson" ? "Lesson" : "Assignment"}
            {hasDay ? (
              <span data-guess={!is_day_typed || undefined}>
                {kind === "lesson" ? ", " : ", due "}
                {dayWords}
              </span>
            ) : (
              ", next in turn"
            )}
          </Text>
        )}
        {left_out && (
          <Text size="sm" className={classes.problem}>
            {left_out}
          </Text>
        )}
      </div>
    </Box>
  )
}
