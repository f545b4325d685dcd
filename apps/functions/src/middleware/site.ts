import type { Settings } from "@hearthbook/api/request"

/** What the headers of every page and answer depend on. */
export type Site = {
  /** The site is reached over TLS, and from then on over nothing else. */
  isHttps: boolean
  /** The script of Google's picker; null where this installation has no keys for it. */
  picker_url: string | null
}

/** The site that these settings describe. */
export function siteOf({ app_url, google }: Settings): Site {
  return { isHttps: app_url.startsWith("https://"), picker_url: google?.picker?.script_url ?? null }
}
