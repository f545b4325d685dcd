const webScheme = /^https?:\/\//i
/** 'mailto:' in 'mailto:ada@example.com', but not 'abeka.com:' in 'abeka.com:8080'. */
const scheme = /^(?![^/?#:.]*\.[^/?#:]*:\d+(?:[/?#]|$))[a-z][a-z0-9+.-]*:/i

/** The name of a file, such as 'logo.png', which would otherwise pass for a domain. No top-level domain has these names. */
const fileName = /^[^/?#:]*\.(?:jpe?g|png|gif|webp|svg|heic|pdf|docx?|odt|xlsx?|csv|pptx?|txt|html?)$/i

/**
 * Puts https:// before a web address that was typed without it: 'abeka.com' becomes 'https://abeka.com'. Any other text stays
 * as it is, such as one with a scheme, an email address, the name of a file or a word.
 */
export function completeLink(text: string): string {
  if (text === "" || scheme.test(text) || fileName.test(text)) return text
  const link = text.startsWith("//") ? `https:${text}` : `https://${text}`
  return namesSite(link) ? link : text
}

/** True for an http or https address. Other schemes could run code in the page of a reader. */
export function isWebLink(text: string): boolean {
  // 'http:foo' is valid too, but refers to a page on the site that shows the link.
  return webScheme.test(text) && URL.canParse(text)
}

/** True if a completed text names a site by its domain. '4.5' would be an IP address, and ada@example.com a user name. */
function namesSite(link: string): boolean {
  if (/\s/.test(link) || !URL.canParse(link)) return false
  const { hostname, username } = new URL(link)
  return username === "" && /[^.]\.[^.\d][^.]+\.?$/.test(hostname)
}

/** True for a link with a user name, such as https://user@host. It shows one site and may lead to another, or holds a password. */
export function hasUserName(link: string): boolean {
  return isWebLink(link) && (new URL(link).username !== "" || new URL(link).password !== "")
}

/** A link without its user name and password. Any other text stays as it is. */
export function withoutUserName(link: string): string {
  if (!hasUserName(link)) return link
  return link.replace(/^(https?:\/\/)[^/?#]*@/i, "$1")
}
