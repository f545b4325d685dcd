/** How bright the screen may be (S §3): as the device prefers, light or dark. */
export const themes = ["auto", "light", "dark"] as const
export type Theme = (typeof themes)[number]
