import { trpcCodeOf } from "@hearthbook/core/errors/trpc-code"
import { asExpectedError, describeError } from "@hearthbook/api/errors/describe-error"
import { AppError, faults, type ErrorBody, type Reason } from "@hearthbook/core/errors/errors"
import type { Log } from "@hearthbook/api/request/log"
import { TRPCError } from "@trpc/server"
import type { Context } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"

/** The JSON-RPC numbers of errors, which tRPC's clients expect next to the code. */
const rpcNumbers: Partial<Record<string, number>> = {
  BAD_REQUEST: -32600,
  PARSE_ERROR: -32700,
  NOT_FOUND: -32004,
  PAYLOAD_TOO_LARGE: -32013,
}
const rpcUnexpected = -32603

/** Returns the error response for a request that does not reach a procedure, in REST's or tRPC's format. */
export function errorResponse(c: Context, reason: Reason, message: string = faults[reason].message): Response {
  const { status, code } = faults[reason]
  return bodyResponse(c, status, { message, code, request_id: String(c.get("requestId")) }, trpcCodeOf(reason))
}

/** Returns the response to an error of tRPC or its adapter. */
export function trpcErrorResponse(c: Context, error: TRPCError): Response {
  const { status, body } = describeError(error, String(c.get("requestId")))
  const wait = retryAfter(error)
  if (wait) c.header("Retry-After", wait)
  return bodyResponse(c, status, body, error.code)
}

/** Returns the response to an expected error of a service or procedure that a route called. Rethrows any other error. */
export function refusalResponse(c: Context, error: unknown): Response {
  if (error instanceof AppError) {
    const { message, reason } = error
    return trpcErrorResponse(c, new TRPCError({ code: trpcCodeOf(reason), message, cause: error }))
  }
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") return trpcErrorResponse(c, error)
  throw error
}

/** Returns the seconds after which a rate-limited request may be sent again; undefined for other errors. */
export function retryAfter({ cause }: TRPCError): string | undefined {
  return cause instanceof AppError ? cause.details.retry_after?.toString() : undefined
}

/**
 * Returns the response to an error that no procedure caught: an unreachable database, an aborted request, or a bug. The details of a
 * bug are logged under the request id, and not sent.
 */
export function unexpectedErrorResponse(error: Error, c: Context, log: Log): Response {
  const foreseen = asExpectedError(error)
  if (foreseen?.reason === "UNAVAILABLE") {
    log.warn({ err: error, request_id: c.get("requestId") }, "database unreachable")
  }
  if (foreseen) return refusalResponse(c, foreseen)
  log.error({ err: error, request_id: c.get("requestId") }, "unexpected error")
  return errorResponse(c, "UNKNOWN_ERROR")
}

/** Logs an error unless it was caused by the request's input. */
export function logUnexpected(log: Log, { error, path }: { error: TRPCError; path?: string }): void {
  const { cause } = error
  if (cause instanceof AppError && cause.reason === "UNAVAILABLE")
    log.warn({ err: cause.cause, procedure: path }, "database or bucket unreachable")
  if (error.code === "INTERNAL_SERVER_ERROR")
    log.error({ err: error.cause ?? error, procedure: path }, "unexpected error")
}

/** Returns the plain body for REST, or tRPC's envelope around it. */
function bodyResponse(c: Context, httpStatus: number, body: ErrorBody, code: string): Response {
  const status = httpStatus as ContentfulStatusCode
  if (!c.req.path.startsWith("/api/trpc/")) return c.json(body, status)
  const data = { code, httpStatus, error: body, fieldErrors: {} }
  return c.json({ error: { message: body.message, code: rpcNumbers[code] ?? rpcUnexpected, data } }, status)
}
