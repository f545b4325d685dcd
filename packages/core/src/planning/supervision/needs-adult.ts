/** True if a child of a grade level needs an adult beside them; `below` is the lowest grade level that does not, or null for all. */
export function needsAdult(grade_level: string, below: string | null): boolean {
  return below !== null && rankOf(grade_level) < rankOf(below)
}

/** Kindergarten is 'K'. */
function rankOf(grade_level: string): number {
  return grade_level === "K" ? 0 : Number(grade_level)
}
