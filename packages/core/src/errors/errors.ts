/** The error codes that a client may branch on. */
export const errorCodes = [
  "INVALID_CREDENTIALS",
  "TOKEN_EXPIRED",
  "TOKEN_INVALID",
  "REFRESH_FAILED",
  "NETWORK_ERROR",
  "UNAUTHORIZED",
  "USER_NOT_FOUND",
  "EMAIL_ALREADY_EXISTS",
  "VALIDATION_ERROR",
  "UNKNOWN_ERROR",
  "RATE_LIMITED",
  "NOT_FOUND",
  "CONFLICT",
  "LOCKED",
  "PAYLOAD_TOO_LARGE",
  "IMPORT_TOO_COMPLEX",
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The reason for an error; finer than the code that a client sees. */
export type Reason =
  | ErrorCode
  | "SIGNED_OUT"
  | "WRONG_ROLE"
  | "TOKEN_READ_ONLY"
  | "SIGN_IN_ONLY"
  | "EMAIL_UNVERIFIED"
  | "PASSWORD_CHANGE_REQUIRED"
  | "LINK_INVALID"
  | "LINK_EXPIRED"
  | "PROVIDER_REFUSED"
  | "PROVIDER_UNREACHABLE"
  | "PROVIDER_TIMEOUT"
  | "DRIVE_DISCONNECTED"
  | "POINTS_OUT_OF_RANGE"
  | "STALE"
  | "IN_USE"
  | "BUSY"
  | "UNAVAILABLE"
  | "PAPER_TOO_LARGE"

type Fault = {
  /** The tRPC code that belongs to the status. */
  trpc:
    | "UNAUTHORIZED"
    | "FORBIDDEN"
    | "NOT_FOUND"
    | "CONFLICT"
    | "BAD_REQUEST"
    | "TOO_MANY_REQUESTS"
    | "PAYLOAD_TOO_LARGE"
    | "BAD_GATEWAY"
    | "GATEWAY_TIMEOUT"
    | "SERVICE_UNAVAILABLE"
    | "INTERNAL_SERVER_ERROR"
  status: number
  code: ErrorCode
  message: string
}

/** The table of all errors: HTTP status, public code and default message. */
export const faults = {
  INVALID_CREDENTIALS: {
    trpc: "UNAUTHORIZED",
    status: 401,
    code: "INVALID_CREDENTIALS",
    message: "Invalid email or password. Please try again.",
  },
  SIGNED_OUT: { trpc: "UNAUTHORIZED", status: 401, code: "UNAUTHORIZED", message: "Please sign in to continue." },
  TOKEN_EXPIRED: {
    trpc: "UNAUTHORIZED",
    status: 401,
    code: "TOKEN_EXPIRED",
    message: "Your session has expired. Please log in again.",
  },
  TOKEN_INVALID: {
    trpc: "UNAUTHORIZED",
    status: 401,
    code: "TOKEN_INVALID",
    message: "Invalid session. Please log in again.",
  },
  REFRESH_FAILED: {
    trpc: "UNAUTHORIZED",
    status: 401,
    code: "REFRESH_FAILED",
    message: "Failed to refresh session. Please log in again.",
  },
  NETWORK_ERROR: {
    trpc: "INTERNAL_SERVER_ERROR",
    status: 503,
    code: "NETWORK_ERROR",
    message: "Network error. Please check your internet connection.",
  },
  UNAUTHORIZED: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "You are not authorized to perform this action.",
  },
  WRONG_ROLE: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "You are not authorized to perform this action.",
  },
  TOKEN_READ_ONLY: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "This access token can only read.",
  },
  SIGN_IN_ONLY: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "An access token cannot do this. Please sign in.",
  },
  EMAIL_UNVERIFIED: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "Please verify your email address first.",
  },
  PASSWORD_CHANGE_REQUIRED: {
    trpc: "FORBIDDEN",
    status: 403,
    code: "UNAUTHORIZED",
    message: "Please choose your own password first.",
  },
  LINK_INVALID: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "TOKEN_INVALID",
    message: "This link has been used or is incomplete. Please request a new one.",
  },
  LINK_EXPIRED: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "TOKEN_EXPIRED",
    message: "This link has expired. Please request a new one.",
  },
  PROVIDER_REFUSED: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "VALIDATION_ERROR",
    message: "The sign-in could not be completed. Please try again.",
  },
  PROVIDER_UNREACHABLE: {
    trpc: "BAD_GATEWAY",
    status: 502,
    code: "NETWORK_ERROR",
    message: "The sign-in service did not respond. Please try again in a moment.",
  },
  PROVIDER_TIMEOUT: {
    trpc: "GATEWAY_TIMEOUT",
    status: 504,
    code: "NETWORK_ERROR",
    message: "The sign-in service took too long to respond. Please try again in a moment.",
  },
  DRIVE_DISCONNECTED: {
    trpc: "CONFLICT",
    status: 409,
    code: "CONFLICT",
    message: "Could not retrieve a valid Google access token.",
  },
  USER_NOT_FOUND: { trpc: "NOT_FOUND", status: 404, code: "USER_NOT_FOUND", message: "User not found." },
  EMAIL_ALREADY_EXISTS: {
    trpc: "CONFLICT",
    status: 409,
    code: "EMAIL_ALREADY_EXISTS",
    message: "An account with this email already exists.",
  },
  VALIDATION_ERROR: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "VALIDATION_ERROR",
    message: "Please check your input and try again.",
  },
  POINTS_OUT_OF_RANGE: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "VALIDATION_ERROR",
    message: "Points are out of range.",
  },
  RATE_LIMITED: {
    trpc: "TOO_MANY_REQUESTS",
    status: 429,
    code: "RATE_LIMITED",
    message: "Too many attempts. Please try again later.",
  },
  NOT_FOUND: {
    trpc: "NOT_FOUND",
    status: 404,
    code: "NOT_FOUND",
    message: "This could not be found. It may have been deleted.",
  },
  CONFLICT: {
    trpc: "CONFLICT",
    status: 409,
    code: "CONFLICT",
    message: "This conflicts with existing data.",
  },
  IN_USE: { trpc: "CONFLICT", status: 409, code: "CONFLICT", message: "This is still in use." },
  LOCKED: {
    trpc: "CONFLICT",
    status: 409,
    code: "LOCKED",
    message: "This school year is locked. Say why its records change.",
  },
  STALE: {
    trpc: "CONFLICT",
    status: 409,
    code: "CONFLICT",
    message: "This was changed elsewhere while you were editing it.",
  },
  PAYLOAD_TOO_LARGE: {
    trpc: "PAYLOAD_TOO_LARGE",
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
    message: "This is too large to send. The limit is 1 MB.",
  },
  IMPORT_TOO_COMPLEX: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "IMPORT_TOO_COMPLEX",
    message: "This file takes too long to read. Export a shorter time or fewer rows, and choose the new file.",
  },
  PAPER_TOO_LARGE: {
    trpc: "BAD_REQUEST",
    status: 400,
    code: "VALIDATION_ERROR",
    message: "This document is too long to be drawn at once. Choose a shorter time or fewer children.",
  },
  BUSY: {
    trpc: "SERVICE_UNAVAILABLE",
    status: 503,
    code: "UNKNOWN_ERROR",
    message: "The server is busy right now. Please try again in a moment.",
  },
  UNAVAILABLE: {
    trpc: "SERVICE_UNAVAILABLE",
    status: 503,
    // A client treats it like a server that does not respond: it tries again.
    code: "NETWORK_ERROR",
    message: "Hearthbook cannot reach its records just now. Please try again in a moment.",
  },
  UNKNOWN_ERROR: {
    trpc: "INTERNAL_SERVER_ERROR",
    status: 500,
    code: "UNKNOWN_ERROR",
    message: "An unexpected error occurred. Please try again.",
  },
} as const satisfies Record<Reason, Fault>

/** An error in one field; `field` is its dotted path. */
export type FieldIssue = { field: string; message: string }

/** A row that was changed meanwhile. */
export type ChangedRow = { noun: string; id: string; name: string | null }

/** The body of every error response. REST sends it as it is, tRPC as `data.error`. */
export type ErrorBody = {
  message: string
  code: ErrorCode
  issues?: FieldIssue[]
  current?: unknown
  changed?: ChangedRow[]
  request_id: string
}

export type ErrorDetails = {
  issues?: FieldIssue[]
  /** The current row, if the version of an update is out of date. */
  current?: unknown
  /** The rows that were changed since, if an undo or a preview is out of date. */
  changed?: ChangedRow[]
  /** Seconds until the next attempt can succeed; sent as Retry-After. */
  retry_after?: number
  /** The underlying error, for the log. */
  cause?: unknown
}

/** The error that services throw. Its message can be shown to a user. */
export class AppError extends Error {
  override name = "AppError"
  readonly reason: Reason
  readonly details: ErrorDetails

  constructor(reason: Reason, message: string = faults[reason].message, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.reason = reason
    this.details = details
  }
}

/** An error that belongs to one field of a form. */
export function fieldError(field: string, message: string, reason: Reason = "VALIDATION_ERROR"): AppError {
  return new AppError(reason, message, { issues: [{ field, message }] })
}
