import type { Settings } from "@hearthbook/api/request/request"
import { createMiddleware } from "hono/factory"
import { secureHeaders } from "hono/secure-headers"

/** The settings that the security headers depend on. */
export type Site = {
  /** True if the site is served over TLS. Browsers then refuse plain HTTP. */
  isHttps: boolean
  /** The script of Google's picker; null if no picker key is configured. */
  picker_url: string | null
  /** The bucket that large files are sent to; null without one. */
  bucket_url: string | null
}

export function siteOf({ app_url, google, bucket }: Settings): Site {
  return {
    isHttps: app_url.startsWith("https://"),
    picker_url: google?.picker?.script_url ?? null,
    bucket_url: bucket?.takes_files ? bucket.url : null,
  }
}

/** The addresses of code, styles and fonts, for which none of the headers but nosniff has a meaning. They are half as long as a small file. */
const codeFile = /^\/assets\/[^/]+\.(?:js|css|woff2)$/

/**
 * Restricts pages to this site's scripts, images and requests, and keeps them out of other sites' frames. Inline styles are
 * allowed because Mantine writes its responsive rules into the page. Code, styles and fonts that are found only get nosniff.
 */
export function securityHeaders({ isHttps, picker_url, bucket_url }: Site) {
  const picker = picker_url ? [new URL(picker_url).origin] : []
  const bucket = bucket_url ? [new URL(bucket_url).origin] : []
  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...picker],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Stored images are fetched with a bearer token and shown as data or blob URLs. An external image's address could leak data.
      imgSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'", ...bucket],
      fontSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      // Files submitted from Google Drive are previewed next to their grade. A PDF prints from a frame with a blob URL.
      frameSrc: ["blob:", "https://drive.google.com", "https://docs.google.com", ...picker],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // Not on plain HTTP, as at home, where it would lock the browser out.
    strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
  })
  return createMiddleware(async (c, next) => {
    await next()
    if (c.res.ok && codeFile.test(c.req.path)) c.header("X-Content-Type-Options", "nosniff")
    else await secure(c, () => Promise.resolve())
  })
}
