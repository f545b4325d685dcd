import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** 'Math · Saxon · 2026-2027': tells the curricula of one child apart. */
export function curriculumName({ subject, provider, academic_year }: CurriculumView): string {
  return [subject.name, provider?.name, academic_year].filter(Boolean).join(" · ")
}
