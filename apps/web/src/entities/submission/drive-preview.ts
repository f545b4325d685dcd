/** Where Google shows files to read. */
const previewHosts = ["drive.google.com", "docs.google.com"]

/**
 * The address at which a file of Google's can be shown inside our page: its own with /view for /preview (S §2). Null for
 * any other address, which only a link may lead to.
 */
export function drivePreview(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, host, origin, pathname } = new URL(url)
  const shown = pathname.replace(/\/view\/?$/, "/preview")
  const isPreview = protocol === "https:" && previewHosts.includes(host) && shown.endsWith("/preview")
  return isPreview ? origin + shown : null
}
