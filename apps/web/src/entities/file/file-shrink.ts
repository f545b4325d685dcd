/** The longer side of a photo that is sent, in pixels: handwriting on a page stays legible. */
export const longestSide = 2000
/** Bytes up to which a photo within those sides is sent as it is. */
export const smallEnough = 700 * 1024

type Sides = { width: number; height: number }

/** The sides of a photo once it is made smaller: in proportion, at least one pixel, never larger than it was. */
export function shrunkSides({ width, height }: Sides): Sides {
  const factor = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** Whether a photo is drawn anew before it is sent. */
export function mustShrink({ width, height }: Sides, bytes: number): boolean {
  return Math.max(width, height) > longestSide || bytes > smallEnough
}
