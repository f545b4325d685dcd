import { foldText } from "@hearthbook/core/names/search-text"

export const gradeLevels = ["K", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const
export type ReadGrade = (typeof gradeLevels)[number]

const words: Record<string, ReadGrade> = {
  k: "K",
  kg: "K",
  kinder: "K",
  kindergarten: "K",
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  fifth: "5",
  sixth: "6",
  seventh: "7",
  eighth: "8",
  ninth: "9",
  tenth: "10",
  eleventh: "11",
  twelfth: "12",
  freshman: "9",
  sophomore: "10",
  junior: "11",
  senior: "12",
}

/** Reads a grade level: 'K', '4', '4th', 'Grade 4', '4th grade', 'Kindergarten', 'fourth'. */
export function readGrade(text: string): ReadGrade | null {
  const core = foldText(text)
    .replace(/\b(grade|gr|year|level|class)\b\.?/g, "")
    .trim()
  const number = /^0?(\d{1,2})(?:\.0)?(?:st|nd|rd|th)?$/.exec(core)?.[1]
  const level = number ?? words[core]
  if (level === undefined) return null
  return gradeLevels.find((known) => known === level) ?? null
}

/** True if a text says that something is for every grade. */
export function isEveryGrade(text: string): boolean {
  return /^(all|any|every|all grades|any grade|every grade|k-12|everyone|family)$/.test(foldText(text).trim())
}
