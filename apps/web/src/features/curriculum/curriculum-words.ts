import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** Where the course comes from; 'Custom' when none is named (S §2). */
export function providerName({ provider }: CurriculumView): string {
  return provider?.name ?? "Custom"
}
