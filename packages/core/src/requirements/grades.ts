/** The grade levels in order, from K. */
const order = ["K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]

/** True if a grade level lies in a range, both ends included; null is every grade. */
export function isInGrades(grade_level: string, range: [from: string, to: string] | null): boolean {
  if (range === null) return true
  const [from, to] = range
  const place = order.indexOf(grade_level)
  return order.indexOf(from) <= place && place <= order.indexOf(to)
}

/** True for every so many-th grade level, counted from one. */
export function isInCycle(grade_level: string, { every, from_grade }: { every: number; from_grade: string }): boolean {
  const passed = order.indexOf(grade_level) - order.indexOf(from_grade)
  return passed >= 0 && passed % every === 0
}
