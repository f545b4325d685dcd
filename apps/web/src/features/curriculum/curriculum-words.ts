import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"

/** The provider's name, or 'Custom' if none is set. */
export function providerName({ provider }: CurriculumView): string {
  return provider?.name ?? "Custom"
}
