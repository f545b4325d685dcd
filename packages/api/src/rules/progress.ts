/** How much work there is, and how much of it is graded. */
export type WorkCount = { graded: number; total: number }

export const noWork: WorkCount = { graded: 0, total: 0 }

/** Graded work over all work, in whole percent (S §4, §9); null without any work. Of a curriculum or of a student. */
export function progressPercent({ graded, total }: WorkCount): number | null {
  return total === 0 ? null : Math.floor((200 * graded + total) / (2 * total))
}

/**
 * The progress of several children or curricula together, in percent: that of each, averaged over those that have any
 * work, rounded half up once; null when none has.
 */
export function averageProgress(counts: WorkCount[]): number | null {
  const shares = counts.filter(({ total }) => total > 0).map(({ graded, total }) => graded / total)
  if (shares.length === 0) return null
  return Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100)
}

/** S §9: below this percentage a subject needs attention. */
const onTrackPercent = 70

/** Whether a subject is on track, by its percentage as it is shown (S §9); null while nothing in it is graded. */
export function subjectStanding(percent: number | null): "on_track" | "needs_attention" | null {
  if (percent === null) return null
  return percent < onTrackPercent ? "needs_attention" : "on_track"
}
