import type { CourseName } from "@hearthbook/api/plan/curriculum"

/** A name unique among one child's curricula: 'Math · Saxon · 2026-2027'. */
export function curriculumName({ subject, provider, academic_year }: CourseName): string {
  return [subject.name, provider?.name, academic_year].filter(Boolean).join(" · ")
}

/** The provider's name, or 'Custom' if none is set. */
export function providerName({ provider }: CourseName): string {
  return provider?.name ?? "Custom"
}
