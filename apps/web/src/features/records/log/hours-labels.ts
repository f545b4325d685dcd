import type { RecordsView } from "@hearthbook/api/records/records"

/** '12 h', '0.75 h': minutes as hours with two decimals at most, as records have them. */
export function hoursWords(minutes: number): string {
  return `${hoursOf(minutes)} h`
}

/** Minutes as hours, rounded half up to two decimals. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100
}

type Opening = NonNullable<RecordsView["opening"]>

/** 'Plus 100 h from earlier this year (60 h core, 50 h core at home): 120 h together.' */
export function openingWords(opening: Opening, { minutes }: RecordsView["hours"]): string {
  const { core_minutes, core_home_minutes } = opening
  const core = core_minutes > 0 && ` (${hoursWords(core_minutes)} core, ${hoursWords(core_home_minutes)} core at home)`
  const together = hoursWords(opening.minutes + minutes)
  return `Plus ${hoursWords(opening.minutes)} from earlier this year${core || ""}: ${together} together.`
}
