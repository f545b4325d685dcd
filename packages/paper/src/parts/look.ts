/** Ink and lines. Nothing needs a color to be read, and the lightest grey survives a copier. */
export const ink = "#111111"
export const soft = "#4a4a4a"
export const line = "#8c8c8c"
export const shade = "#e6e6e6"

/** Points, 72 to the inch. */
export const margin = 48
export const hairline = 0.5
