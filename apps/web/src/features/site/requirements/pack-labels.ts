import type { RulePackView } from "@hearthbook/api/records/rule-pack"

/** The publisher of a source in words. */
export const tierWords: Record<RulePackView["sources"][number]["tier"], string> = {
  statute: "law",
  regulation: "regulation",
  agency: "state agency",
  district: "school district",
  association: "homeschool association",
  summary: "summary",
}

type Grades = RulePackView["targets"][number]["grades"]

/** ', grades 1 to 6'; empty for all grades. */
export function gradesOf(grades: Grades): string {
  return grades === null ? "" : `, ${rangeWords(grades)}`
}

/** Subjects by their grades: { grades: 'Grades 1 to 6', labels: 'Arithmetic, Reading' }. */
export function subjectGroups(subjects: RulePackView["subjects"]): { grades: string; labels: string }[] {
  const groups = new Map<string, string[]>()
  for (const { grades, label } of subjects) {
    const words = grades === null ? "All grades" : rangeWords(grades)
    const key = words.charAt(0).toUpperCase() + words.slice(1)
    groups.set(key, [...(groups.get(key) ?? []), label])
  }
  return [...groups].map(([grades, labels]) => ({ grades, labels: labels.join(", ") }))
}

function rangeWords([from, to]: NonNullable<Grades>): string {
  return from === to ? `grade ${from}` : `grades ${from} to ${to}`
}
