/** How much work there is, and how much of it is graded. */
export type WorkCount = { graded: number; total: number }

export const noWork: WorkCount = { graded: 0, total: 0 }

/** Graded work over all work, in whole percent (S §4, §9); null without any work. Of a curriculum or of a student. */
export function progressPercent({ graded, total }: WorkCount): number | null {
  return total === 0 ? null : Math.floor((200 * graded + total) / (2 * total))
}
