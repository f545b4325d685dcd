import { forecastSentence } from "@hearthbook/core/planning/forecast"
import { daysBetween } from "@hearthbook/core/time/days"
import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { Text } from "@mantine/core"
import { dayOf } from "../../lib/format.ts"
import { formatFarDay } from "../../lib/week-labels.ts"
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

/** The line is a picture of the labels below it, so screen readers skip it. */
function Line({ forecast, today, finished }: LineProps) {
  const target = dayOf(forecast.target_date)
  const planned = forecast.pace_finish ?? forecast.planned_finish
  const finish = planned && dayOf(planned)
  const last = finish && finish > target ? finish : target
  // Today stands where the finished lessons end; the days that follow share the rest of the line.
  const ahead = Math.max(1, daysBetween(today, last))
  const place = (day: string) => finished + (Math.max(0, daysBetween(today, day)) / ahead) * (100 - finished)
  const end = { look: classes.target, label: "End", day: target, at: place(target) }
  const marks = [
    { look: classes.today, label: "Today", day: today, at: finished },
    ...(finish ? [{ look: classes.finish, label: "Finish", day: finish, at: place(finish) }] : []),
  ]
  const inOrder = finish && finish > target ? [...marks.slice(0, 1), end, ...marks.slice(1)] : [...marks, end]
  return (
    <>
      <div className={classes.line} aria-hidden>
        <div className={classes.done} style={{ width: `${finished}%` }} />
        {/* Today is above the others. */}
        {inOrder.toReversed().map(({ look, label, at }) => (
          <span key={label} className={`${classes.mark} ${look}`} style={{ insetInlineStart: `${at}%` }} />
        ))}
      </div>
      <ul className={classes.labels} aria-label="Marks on the line">
        {inOrder.map(({ look, label, day }) => (
          <li key={label}>
            <span className={`${classes.swatch} ${look}`} aria-hidden />
            {label} {formatFarDay(day, today)}
          </li>
        ))}
      </ul>
    </>
  )
}
