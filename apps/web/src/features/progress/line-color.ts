import { contrastOf } from "../../lib/contrast.ts"

/** WCAG asks 3 to 1 of what is drawn; a little more carries a thin line. */
const enough = 3.5
const step = 0.1

/**
 * A subject's colour (#rrggbb) as a line on `ground`: as it is where it can be seen, else mixed with `ink`, the colour of
 * text there, as far as needed.
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
