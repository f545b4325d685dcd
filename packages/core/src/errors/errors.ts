import { ownFaults } from "./own-faults.ts"

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
  "PROOF_REQUIRED",
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
  | "SUSPENDED"
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

type Fault = {
  status: number
  code: ErrorCode
  message: string
}

/** The table of all errors: HTTP status, public code and default message. */
export const faults = {
  ...ownFaults,
  INVALID_CREDENTIALS: {
    status: 401,
    code: "INVALID_CREDENTIALS",
    message: "Invalid email or password. Please try again.",
  },
  UNAUTHORIZED: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "You are not authorized to perform this action.",
  },
  WRONG_ROLE: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "You are not authorized to perform this action.",
  },
  TOKEN_READ_ONLY: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "This access token can only read.",
  },
  SIGN_IN_ONLY: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "An access token cannot do this. Please sign in.",
  },
  EMAIL_UNVERIFIED: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "Please verify your email address first.",
  },
  PROOF_REQUIRED: {
    status: 403,
    code: "PROOF_REQUIRED",
    message: "Please confirm that it is you.",
  },
  SUSPENDED: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "Your access to this family is suspended. A parent can let you back in.",
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    code: "UNAUTHORIZED",
    message: "Please choose your own password first.",
  },
  LINK_INVALID: {
    status: 400,
    code: "TOKEN_INVALID",
    message: "This link has been used or is incomplete. Please request a new one.",
  },
  LINK_EXPIRED: {
    status: 400,
    code: "TOKEN_EXPIRED",
    message: "This link has expired. Please request a new one.",
  },
  PROVIDER_REFUSED: {
    status: 400,
    code: "VALIDATION_ERROR",
    message: "The sign-in could not be completed. Please try again.",
  },
  PROVIDER_UNREACHABLE: {
    status: 502,
    code: "NETWORK_ERROR",
    message: "The sign-in service did not respond. Please try again in a moment.",
  },
  PROVIDER_TIMEOUT: {
    status: 504,
    code: "NETWORK_ERROR",
    message: "The sign-in service took too long to respond. Please try again in a moment.",
  },
  USER_NOT_FOUND: { status: 404, code: "USER_NOT_FOUND", message: "User not found." },
  EMAIL_ALREADY_EXISTS: {
    status: 409,
    code: "EMAIL_ALREADY_EXISTS",
    message: "An account with this email already exists.",
  },
  VALIDATION_ERROR: {
    status: 400,
    code: "VALIDATION_ERROR",
    message: "Please check your input and try again.",
  },
  POINTS_OUT_OF_RANGE: {
    status: 400,
    code: "VALIDATION_ERROR",
    message: "Points are out of range.",
  },
  RATE_LIMITED: {
    status: 429,
    code: "RATE_LIMITED",
    message: "Too many attempts. Please try again later.",
  },
  NOT_FOUND: {
    status: 404,
    code: "NOT_FOUND",
    message: "This could not be found. It may have been deleted.",
  },
  CONFLICT: {
    status: 409,
    code: "CONFLICT",
    message: "This conflicts with existing data.",
  },
  IN_USE: { status: 409, code: "CONFLICT", message: "This is still in use." },
  LOCKED: {
    status: 409,
    code: "LOCKED",
    message: "This school year is locked. Say why its records change.",
  },
  STALE: {
    status: 409,
    code: "CONFLICT",
    message: "This was changed elsewhere while you were editing it.",
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
    message: "This is too large to send. The limit is 1 MB.",
  },
  IMPORT_TOO_COMPLEX: {
    status: 400,
    code: "IMPORT_TOO_COMPLEX",
    message: "This is too large to read.",
  },
  BUSY: {
    status: 503,
    code: "UNKNOWN_ERROR",
    message: "The server is busy right now. Please try again in a moment.",
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
