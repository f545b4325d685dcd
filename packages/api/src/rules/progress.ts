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
  const some = counts.filter(({ total }) => total > 0)
  if (some.length === 0) return null
  // Fractions added as fractions: in binary ones, 57.5 would come out a little less, and be rounded down.
  const sum = some.reduce(
    ({ over, under }, { graded, total }) => ({
      over: over * BigInt(total) + BigInt(graded) * under,
      under: under * BigInt(total),
    }),
    { over: 0n, under: 1n },
  )
  const under = sum.under * BigInt(some.length)
  return Number((200n * sum.over + under) / (2n * under))
}

/** S §9: below this percentage a subject needs attention. */
const onTrackPercent = 70

/** Whether a subject is on track, by its percentage as it is shown (S §9); null while nothing in it is graded. */
export function subjectStanding(percent: number | null): "on_track" | "needs_attention" | null {
  if (percent === null) return null
  return percent < onTrackPercent ? "needs_attention" : "on_track"
}
