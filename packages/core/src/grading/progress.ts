/** The number of assignments, and how many of them are graded. */
export type WorkCount = { graded: number; total: number }

export const noWork: WorkCount = { graded: 0, total: 0 }

/** The progress of a curriculum or a student: graded work over all work, in whole percent; null without work. */
export function progressPercent({ graded, total }: WorkCount): number | null {
  return total === 0 ? null : Math.floor((200 * graded + total) / (2 * total))
}

/**
 * The average progress of several children or curricula in percent, rounded half up once. Those without work are left out; null
 * if none has work.
 */
export function averageProgress(counts: WorkCount[]): number | null {
  const some = counts.filter(({ total }) => total > 0)
  if (some.length === 0) return null
  // Added as fractions of integers. In binary fractions, 57.5 would come out slightly lower and be rounded down.
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

/** The percentage below which a subject needs attention. */
const onTrackPercent = 70

/** A subject's standing by its displayed percentage; null while nothing is graded. */
export function subjectStanding(percent: number | null): "on_track" | "needs_attention" | null {
  if (percent === null) return null
  return percent < onTrackPercent ? "needs_attention" : "on_track"
}
