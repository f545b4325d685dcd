/** Every address of the app, once. A screen is added here and in app/router.tsx. */
export const paths = {
  start: "/",
  login: "/login",
  register: "/register",
  unauthorized: "/unauthorized",
  dashboard: "/dashboard",
  curriculum: "/curriculum",
  assignments: "/assignments",
  students: "/students",
  subjects: "/subjects",
} as const

/** The address of a page with its 'new' form open already, for buttons that stand on another page. */
export function newAt(path: string): string {
  return `${path}?new`
}

/** The sign-in page, which leads back to `from` (path and query) afterwards. */
export function loginFrom(from: string): string {
  return from === paths.start ? paths.login : `${paths.login}?from=${encodeURIComponent(from)}`
}

/** The page remembered in a sign-in address. Only one of our own: `//elsewhere` and whole addresses count as none. */
export function rememberedPage(search: string): string | null {
  const from = new URLSearchParams(search).get("from")
  return from && /^\/(?![/\\])/.test(from) ? from : null
}
