/** Six figures: in pairs on a phone, all in one line on a desk. */
export const sixColumns = { cols: { base: 2, xs: 3, lg: 6 }, spacing: "md" } as const
