import { paceWords } from "@hearthbook/core/requirements/target-pace"
import type { Day } from "@hearthbook/core/time/days"
import type { PaceView } from "@hearthbook/api/records/requirement"
import { dayOf } from "../../lib/format.ts"
import { formatFarDay } from "../../lib/week-labels.ts"

/** '148 of 180 days · at this pace met on May 14 · 4.2 days a week needed'. Empty for a target that is not counted. */
export function paceLine(pace: PaceView, today: Day): string {
  const { done, expected_by_today, projected_on, state } = pace
  if (done === null || expected_by_today === null || state === null) return ""
  const projected = projected_on && dayOf(projected_on)
  return paceWords({ ...pace, done, expected_by_today, state, projected_on: projected }, (day) =>
    formatFarDay(day, today),
  )
}
