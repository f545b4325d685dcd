import type { ErrorBody, ErrorCode } from "@hearthbook/core/errors/errors"
import { ownFaults } from "@hearthbook/core/errors/own-faults"
import { isTRPCClientError } from "@trpc/client"

/** An error as a screen shows it. */
export type ReadableError = {
  /** The message to show. */
  message: string
  code: ErrorCode
  /** Errors of a form's fields, by field name. */
  fields: Record<string, string>
  /** The id of the request in the server's log. */
  request_id?: string
  /** The HTTP status. Undefined if the server did not answer. */
  status?: number
  /** The current row, if the row had changed since it was read. Empty if it was deleted. */
  current?: Record<string, unknown>
  /** Seconds until another try can succeed, if the server says so. */
  retry_after?: number
}

/**
 * Decodes any error. Uses the server's message, except for an unexpected error, whose message is general: there it uses
 * `fallback`, such as 'Failed to create student.'
 */
export function readError(cause: unknown, fallback?: string): ReadableError {
  if (!isTRPCClientError(cause)) {
    return { message: fallback ?? ownFaults.UNKNOWN_ERROR.message, code: "UNKNOWN_ERROR", fields: {} }
  }
  const data: unknown = cause.data
  const body = isRecord(data) && isErrorBody(data.error) ? data.error : null
  if (!isRecord(data) || !body) return withoutBody(cause.cause, fallback)
  return {
    message: body.code === "UNKNOWN_ERROR" ? (fallback ?? body.message) : body.message,
    code: body.code,
    fields: isRecord(data.fieldErrors) ? textsOf(data.fieldErrors) : {},
    request_id: body.request_id,
    status: typeof data.httpStatus === "number" ? data.httpStatus : undefined,
    current: readCurrent(body.current),
    retry_after: readWait(cause.meta),
  }
}

/**
 * Returns true if the server did not answer, or cannot reach its database. An aborted request, as when another page is opened,
 * does not count.
 */
export function isUnreachable(cause: unknown): boolean {
  return isOutage(readError(cause)) && !isAborted(cause)
}

/** Returns true if a decoded error means that the server or its database is out of reach. */
export function isOutage({ code, status }: ReadableError): boolean {
  return code === "NETWORK_ERROR" && (status === undefined || status === ownFaults.UNAVAILABLE.status)
}

function isAborted(cause: unknown): boolean {
  return isTRPCClientError(cause) && cause.cause?.name === "AbortError"
}

/** Reads the Retry-After header of the response, which tRPC's link passes in `meta`. */
function readWait(meta: unknown): number | undefined {
  const response = isRecord(meta) ? meta.response : undefined
  const seconds = response instanceof Response ? Number(response.headers.get("retry-after")) : 0
  return seconds > 0 ? seconds : undefined
}

function readCurrent(current: unknown): ReadableError["current"] {
  if (current === null) return {}
  return isRecord(current) && typeof current.version === "number" ? current : undefined
}

/** A missing response is a network error. One that cannot be parsed, such as a proxy's error page, is an unknown error. */
function withoutBody(cause: unknown, fallback?: string): ReadableError {
  if (!(cause instanceof SyntaxError))
    return { message: ownFaults.NETWORK_ERROR.message, code: "NETWORK_ERROR", fields: {} }
  return { message: fallback ?? ownFaults.UNKNOWN_ERROR.message, code: "UNKNOWN_ERROR", fields: {} }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return isRecord(value) && typeof value.message === "string" && typeof value.code === "string"
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  )
}
