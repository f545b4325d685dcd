export { longDay, monthName, shortDay } from "@hearthbook/core/time/printed-days"

/** Writes credits, points and averages with two decimals. A dash for none. */
export function twoDecimals(figure: number | null): string {
  return figure === null ? "–" : figure.toFixed(2)
}

/** Writes a percentage with the decimals that it has. Empty for none. */
export function percentText(percent: number | null): string {
  return percent === null ? "" : `${percent}%`
}

/** Writes minutes as '1 h 05 min'. */
export function hoursText(minutes: number): string {
  const rest = minutes % 60
  if (minutes < 60) return `${minutes} min`
  return rest === 0
    ? `${Math.floor(minutes / 60)} h`
    : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")} min`
}

/** Writes 'Grade 9', and 'Kindergarten' for K. */
export function gradeText(grade_level: string): string {
  return grade_level === "K" ? "Kindergarten" : /^\d+$/.test(grade_level) ? `Grade ${grade_level}` : grade_level
}

/** Writes an academic year with a dash between its years. */
export function yearText(academic_year: string): string {
  return academic_year.replace("-", "–")
}

/** Joins what is there. */
export function joined(parts: (string | null | undefined | false)[], between = " · "): string {
  return parts.filter(Boolean).join(between)
}
