/** Graded work over all work, in whole percent (S §4, §9); null without any work. Of a curriculum or of a student. */
export function progressPercent({ graded, total }: { graded: number; total: number }): number | null {
  return total === 0 ? null : Math.floor((200 * graded + total) / (2 * total))
}
