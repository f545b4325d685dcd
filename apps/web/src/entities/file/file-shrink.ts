/** Maximum length of a photo's longer side in pixels. Handwriting on a page stays legible. */
export const longestSide = 2000
/** Maximum bytes of a photo that is uploaded without resizing. */
export const smallEnough = 700 * 1024

type Sides = { width: number; height: number }

/** The size of a photo once resized: same proportions, at least one pixel, never enlarged. */
export function shrunkSides({ width, height }: Sides): Sides {
  const factor = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

/** True if a photo must be resized before it is uploaded. */
export function mustShrink({ width, height }: Sides, bytes: number): boolean {
  return Math.max(width, height) > longestSide || bytes > smallEnough
}
