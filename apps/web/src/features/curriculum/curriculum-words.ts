import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

export const semesterNames: Record<CurriculumView["semester"], string> = {
  full_year: "Full year",
  fall: "Fall",
  spring: "Spring",
  summer: "Summer",
}

/** Where the course comes from; 'Custom' when none is named (S §2). */
export function providerName({ provider }: CurriculumView): string {
  return provider?.name ?? "Custom"
}
