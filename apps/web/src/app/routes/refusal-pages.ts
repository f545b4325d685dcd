import { lazyPage } from "./lazy-page.ts"

/** Shown for an unknown address. */
export const notFound = lazyPage(() => import("./not-found-page.tsx"))

/** Shown to a role without access to a page. */
export const unauthorized = lazyPage(() => import("./unauthorized-page.tsx"))
