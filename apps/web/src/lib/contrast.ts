const dark = "#000000"
const light = "#ffffff"

/**
 * Returns black or white, whichever has the higher contrast with `background` (#rrggbb). For every color, one of the two reaches
 * WCAG's 4.5:1.
 */
export function readableOn(background: string): string {
  return contrastOf(background, light) >= contrastOf(background, dark) ? light : dark
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
