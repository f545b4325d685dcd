import { secureHeaders } from "hono/secure-headers"

type Site = {
  /** The site is reached over TLS, and from then on over nothing else. */
  isHttps: boolean
  /** The script of Google's picker; null where this installation has no keys for it. */
  picker_url: string | null
}

/**
 * Limits our pages to our own scripts, pictures and calls, and keeps them out of other sites' frames. Styles may be
 * inline because Mantine writes its responsive rules into the page.
 */
export function securityHeaders({ isHttps, picker_url }: Site) {
  const picker = picker_url ? [new URL(picker_url).origin] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...picker],
      styleSrc: ["'self'", "'unsafe-inline'"],
      // Kept pictures are fetched with a bearer and shown as data or blobs. One from elsewhere could carry data away in its address.
      imgSrc: ["'self'", "data:", "blob:"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      // What a child handed in from Google Drive is shown beside its grade.
      frameSrc: ["https://drive.google.com", "https://docs.google.com", ...picker],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: "DENY",
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    // Over plain http at home it would lock the browser out.
    strictTransportSecurity: isHttps ? "max-age=31536000; includeSubDomains" : false,
  })
}
