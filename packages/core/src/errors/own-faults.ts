/**
 * The part of the table of errors that the browser says by itself: when it is signed out, or nobody answers. It stands apart, so that the
 * sign-in page does not load the words of all the others.
 */
export const ownFaults = {
  SIGNED_OUT: { status: 401, code: "UNAUTHORIZED", message: "Please sign in to continue." },
  TOKEN_EXPIRED: {
    status: 401,
    code: "TOKEN_EXPIRED",
    message: "Your session has expired. Please log in again.",
  },
  TOKEN_INVALID: {
    status: 401,
    code: "TOKEN_INVALID",
    message: "Invalid session. Please log in again.",
  },
  REFRESH_FAILED: {
    status: 401,
    code: "REFRESH_FAILED",
    message: "Failed to refresh session. Please log in again.",
  },
  NETWORK_ERROR: {
    status: 503,
    code: "NETWORK_ERROR",
    message: "Network error. Please check your internet connection.",
  },
  DRIVE_DISCONNECTED: {
    status: 409,
    code: "CONFLICT",
    message: "Could not retrieve a valid Google access token.",
  },
  UNAVAILABLE: {
    status: 503,
    // A client treats it like a server that does not respond: it tries again.
    code: "NETWORK_ERROR",
    message: "Hearthbook cannot reach its records just now. Please try again in a moment.",
  },
  UNKNOWN_ERROR: {
    status: 500,
    code: "UNKNOWN_ERROR",
    message: "An unexpected error occurred. Please try again.",
  },
} as const
