/** The longest cell that is a day, a number or a word of a list. A longer one is none, which nobody needs to look into. */
export const longestShort = 100

/** The longest cell that is read at all. */
export const longestCell = 10_000
