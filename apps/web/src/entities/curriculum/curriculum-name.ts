import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** A name unique among one child's curricula: 'Math · Saxon · 2026-2027'. */
export function curriculumName({ subject, provider, academic_year }: CurriculumView): string {
  return [subject.name, provider?.name, academic_year].filter(Boolean).join(" · ")
}

/** The provider's name, or 'Custom' if none is set. */
export function providerName({ provider }: CurriculumView): string {
  return provider?.name ?? "Custom"
}
