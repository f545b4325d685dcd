import { forecastSentence } from "@hearthbook/api/rules/planning/forecast"
import { daysBetween } from "@hearthbook/api/rules/time/days"
import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import { Text } from "@mantine/core"
import { dayOf } from "../../lib/format.ts"
import { formatFarDay } from "../../lib/week-words.ts"
import classes from "./forecast-line.module.css"

type Props = { forecast: CurriculumView["forecast"]; today: string; isCompact?: boolean }

/** A course's forecast: its lessons on a line with marks for today, the finish and the end, and a sentence. */
export function ForecastLine({ forecast, today, isCompact = false }: Props) {
  const { total, done, skipped, behind } = forecast
  const sentence = forecastSentence(forecast, (day) => formatFarDay(dayOf(day), today))
  if (total === 0) return null
  const finished = ((done + skipped) / total) * 100
  return (
    <div>
      {!isCompact && <Line forecast={forecast} today={today} finished={finished} />}
      <Text size="sm" c={behind > 0 ? "var(--mantine-color-amber-light-color)" : "dimmed"} className="figures">
        {sentence}
      </Text>
    </div>
  )
}

type LineProps = { forecast: Props["forecast"]; today: string; finished: number }

/** The line is a picture of the sentence below it, so screen readers skip it. */
function Line({ forecast, today, finished }: LineProps) {
  const target = dayOf(forecast.target_date)
  const finish = forecast.pace_finish ?? forecast.planned_finish
  const last = finish && dayOf(finish) > target ? dayOf(finish) : target
  // Today stands where the finished lessons end; the days that follow share the rest of the line.
  const ahead = Math.max(1, daysBetween(today, last))
  const place = (day: string) => finished + (Math.max(0, daysBetween(today, day)) / ahead) * (100 - finished)
  return (
    <div className={classes.line} aria-hidden>
      <div className={classes.done} style={{ width: `${finished}%` }} />
      <Mark at={place(target)} label={`Ends ${formatFarDay(target, today)}`} className={classes.target} />
      {finish && (
        <Mark
          at={place(dayOf(finish))}
          label={`Done ${formatFarDay(dayOf(finish), today)}`}
          className={classes.finish}
        />
      )}
      <Mark at={finished} label="Today" className={classes.today} />
    </div>
  )
}

function Mark({ at, label, className }: { at: number; label: string; className: string | undefined }) {
  return <span className={`${classes.mark} ${className}`} style={{ insetInlineStart: `${at}%` }} title={label} />
}
