/** The colors of children. White initials on each have a contrast of at least 4.5 to 1. */
export const childColors = [
  "#0f766e",
  "#b45309",
  "#6d28d9",
  "#be185d",
  "#1d4ed8",
  "#4d7c0f",
  "#b91c1c",
  "#475569",
] as const

/** The first color that no sibling has; undefined if all are taken. */
export function firstFreeColor(taken: string[]): string | undefined {
  return childColors.find((color) => !taken.includes(color))
}
