/** A form and its list: side by side on a wide screen, stacked on a phone. */
export const formColumn = { base: 12, md: 5, lg: 4 } as const
export const listColumn = { base: 12, md: 7, lg: 8 } as const
