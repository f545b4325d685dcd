import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** A name unique among one child's curricula: 'Math · Saxon · 2026-2027'. */
export function curriculumName({ subject, provider, academic_year }: CurriculumView): string {
  return [subject.name, provider?.name, academic_year].filter(Boolean).join(" · ")
}
