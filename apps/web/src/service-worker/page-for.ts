import type { Release } from "./release.ts"

/**
 * Returns the address of the stored page for a path: the path's own page, or the shell for other addresses of the app. Null for what
 * comes from the network: the API, files, and public pages.
 */
export function pageFor(
  path: string,
  { pages, shell, open }: Pick<Release, "pages" | "shell" | "open">,
): string | null {
  const address = path.replace(/(?<=.)\/$/, "")
  if (pages.includes(address)) return address
  const isFile = address.slice(address.lastIndexOf("/")).includes(".")
  return isFile || open.includes(address) || /^\/(?:api|dev)(?:\/|$)/.test(address) ? null : shell
}
