import type { PaceView } from "@hearthbook/api/schemas/requirement"

type Facts = Pick<PaceView, "done" | "needed" | "measure" | "per_week_needed">

/** '48 of 180 days · 5.2 days a week needed', for a line that needs attention. */
export function shortPaceWords({ done, needed, measure, per_week_needed }: Facts): string {
  const figure = `${done ?? 0} of ${needed} ${measure}`
  if (per_week_needed === null) return `${figure} · no school days left`
  return `${figure} · ${Math.ceil(per_week_needed * 10) / 10} ${measure} a week needed`
}
