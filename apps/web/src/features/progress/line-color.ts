import { contrastOf } from "../../lib/contrast.ts"

/** WCAG requires 3:1 for graphics; a little more suits a thin line. */
const enough = 3.5
const step = 0.1

/**
 * Returns a subject's color (#rrggbb) for a line on `ground`. It is mixed with `ink`, the text color, as far as
 * contrast requires.
 */
export function lineColor(color: string, { ground, ink }: { ground: string; ink: string }): string {
  for (let share = 0; share < 1; share += step) {
    const mixed = mix(color, ink, share)
    if (contrastOf(mixed, ground) >= enough) return mixed
  }
  return ink
}

function mix(color: string, ink: string, share: number): string {
  const channel = (start: number) => {
    const [from, to] = [color, ink].map((hex) => parseInt(hex.slice(start, start + 2), 16))
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, "0")
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
