/** How many cards stand side by side on a phone, a tablet and a desk: the same on every page. */
export const cardColumns = { cols: { base: 1, sm: 2, lg: 3 }, spacing: "md" } as const
export const statColumns = { cols: { base: 2, md: 4 }, spacing: { base: "sm", sm: "md" } } as const

/** A form beside the list it adds to: on a desk side by side, on a phone one under the other. */
export const formColumn = { base: 12, md: 5, lg: 4 } as const
export const listColumn = { base: 12, md: 7, lg: 8 } as const
