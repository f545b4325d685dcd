import { secureHeaders } from "hono/secure-headers"

/**
 * What a browser may do with our pages: only our own scripts and calls, never in another site's frame. Styles may be
 * inline because Mantine writes its responsive rules into the page; images may come from anywhere a provider's logo does.
 * `isHttps`: the site is reached over TLS, and from then on over nothing else.
 */
export function securityHeaders(isHttps: boolean) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "https:", "http:"],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", "data:"],
      objectSrc: ["'none'"],
      // What a child handed in from Google Drive is shown beside its grade.
      frameSrc: ["https://drive.google.com", "https://docs.google.com"],
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
