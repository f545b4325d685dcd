/** The number of cards side by side, the same on every page. */
export const cardColumns = { cols: { base: 1, sm: 2, lg: 3 }, spacing: "md" } as const
export const statColumns = { cols: { base: 2, md: 4 }, spacing: { base: "sm", sm: "md" } } as const

/** A form and its list: side by side on a wide screen, stacked on a phone. */
export const formColumn = { base: 12, md: 5, lg: 4 } as const
export const listColumn = { base: 12, md: 7, lg: 8 } as const
