/** Hosts on which Google shows files. */
const previewHosts = ["drive.google.com", "docs.google.com"]

/**
 * Returns the URL at which a Google file can be embedded, with /preview in place of /view. Null for any other URL,
 * which is shown as a link.
 */
export function drivePreview(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host, origin, pathname } = new URL(url)
  const shown = pathname.replace(/\/view\/?$/, "/preview")
  const isPreview = protocol === "https:" && previewHosts.includes(host) && shown.endsWith("/preview")
  return isPreview ? origin + shown : null
}
