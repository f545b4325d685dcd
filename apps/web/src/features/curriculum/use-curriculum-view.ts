import { useLocalStorage } from "@mantine/hooks"

export type CurriculumViewChoice = "table" | "cards"

/** The view of the curricula, as it was chosen last in this browser: a table unless cards were chosen. */
export function useCurriculumView() {
  return useLocalStorage<CurriculumViewChoice>({
    key: "hearthbook.curriculum-view",
    defaultValue: "table",
    getInitialValueInEffect: false,
  })
}
