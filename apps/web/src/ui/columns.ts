/** How many cards stand side by side on a phone, a tablet and a desk: the same on every page. */
export const cardColumns = { cols: { base: 1, sm: 2, lg: 3 }, spacing: "md" } as const
export const statColumns = { cols: { base: 2, md: 4 }, spacing: { base: "sm", sm: "md" } } as const
