import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Button, Paper } from "@mantine/core"
import { useState } from "react"
import { ForecastLine } from "../../entities/curriculum/forecast-line.tsx"
import { catchUp, pushBack, type MoveAction } from "../../entities/lesson/move/move-actions.ts"
import { MoveDialog } from "../../entities/lesson/move/move-dialog.tsx"
import { useToday } from "../../session/use-session.ts"
import classes from "./course-forecast.module.css"
import { hasMissedLessons, usualPace } from "./missed-lessons.ts"

type Props = { curriculum: CurriculumView; lessons: LessonView[] }

/** A course's forecast, with what can be done about lessons left over from before today. Each choice opens its preview. */
export function CourseForecast({ curriculum: { id, mode, forecast }, lessons }: Props) {
  const today = useToday()
  const [choice, setChoice] = useState<{ title: string; action: MoveAction } | null>(null)
  const hasChoices = mode === "dated" && hasMissedLessons(lessons, today)
  return (
    <>
      <Paper component="section" withBorder shadow="sm" p="md" aria-label="Forecast" className={classes.forecast}>
        <ForecastLine forecast={forecast} today={today} />
        {hasChoices && (
          <div className={`${classes.choices} screen-only`}>
            <Button
              variant="default"
              size="sm"
              onClick={() => setChoice({ title: "Push back", action: pushBack(today) })}
            >
              Push back
            </Button>
            <Button
              variant="light"
              size="sm"
              onClick={() => setChoice({ title: "Catch up", action: catchUp(today, usualPace(lessons)) })}
            >
              Catch up
            </Button>
          </div>
        )}
      </Paper>
      {choice && (
        <MoveDialog
          {...choice}
          kind="catch_up"
          range={{ missed: true, curriculum_ids: [id] }}
          onClose={() => setChoice(null)}
        />
      )}
    </>
  )
}
