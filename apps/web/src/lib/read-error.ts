import { faults, type ErrorBody, type ErrorCode } from "@hearthbook/api/errors"
import { isTRPCClientError } from "@trpc/client"

/** What a screen needs to know of something that went wrong. */
export type ReadableError = {
  /** Fit to show to a person. */
  message: string
  code: ErrorCode
  /** What is wrong with single fields of a form, by field name. */
  fields: Record<string, string>
  /** By which the server's log tells of it. */
  request_id?: string
  /** The HTTP status; undefined when no answer of the server's came. */
  status?: number
  /** The row as it is now, when a write came too late (DECISIONS 34i); empty where it has gone. */
  current?: Record<string, unknown>
  /** Seconds until another try can succeed, where the server says so. */
  retry_after?: number
}

/**
 * The client's only decoder of errors. The server's message is shown when it has one; its answer to an unexpected
 * failure says nothing, and then `fallback` does: the words of S §8, such as 'Failed to create student.'
 */
export function readError(cause: unknown, fallback?: string): ReadableError {
  if (!isTRPCClientError(cause)) {
    return { message: fallback ?? faults.UNKNOWN_ERROR.message, code: "UNKNOWN_ERROR", fields: {} }
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
 * Whether nothing is wrong with what was asked, but nobody was there: no answer came, or the server cannot reach its database.
 * What was given up, as when another page is opened, is not meant.
 */
export function isUnreachable(cause: unknown): boolean {
  return foundNobody(readError(cause)) && !isGivenUp(cause)
}

/** The same of what was read already. */
export function foundNobody({ code, status }: ReadableError): boolean {
  return code === "NETWORK_ERROR" && (status === undefined || status === faults.UNAVAILABLE.status)
}

function isGivenUp(cause: unknown): boolean {
  return isTRPCClientError(cause) && cause.cause?.name === "AbortError"
}

/** The Retry-After of the answer, which tRPC's link hands on whole. */
function readWait(meta: unknown): number | undefined {
  const response = isRecord(meta) ? meta.response : undefined
  const seconds = response instanceof Response ? Number(response.headers.get("retry-after")) : 0
  return seconds > 0 ? seconds : undefined
}

function readCurrent(current: unknown): ReadableError["current"] {
  if (current === null) return {}
  return isRecord(current) && typeof current.version === "number" ? current : undefined
}

/** No answer at all is the network's doing; one that cannot be parsed, such as a proxy's page, is anybody's. */
function withoutBody(cause: unknown, fallback?: string): ReadableError {
  if (!(cause instanceof SyntaxError))
    return { message: faults.NETWORK_ERROR.message, code: "NETWORK_ERROR", fields: {} }
  return { message: fallback ?? faults.UNKNOWN_ERROR.message, code: "UNKNOWN_ERROR", fields: {} }
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
