import { asForeseen, describeError } from "@hearthbook/api/describe-error"
import { AppError, faults, type ErrorBody, type Reason } from "@hearthbook/api/errors"
import type { Log } from "@hearthbook/api/log"
import { TRPCError } from "@trpc/server"
import type { Context } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"

/** JSON-RPC's number for an error, which tRPC's clients expect beside its name. */
const rpcNumbers: Partial<Record<string, number>> = {
  BAD_REQUEST: -32600,
  PARSE_ERROR: -32700,
  NOT_FOUND: -32004,
  PAYLOAD_TOO_LARGE: -32013,
}
const rpcUnexpected = -32603

/** Refuses a request before any procedure is reached, in the shape its caller reads. */
export function errorResponse(c: Context, reason: Reason, message: string = faults[reason].message): Response {
  const { status, code, trpc } = faults[reason]
  return answerBody(c, status, { message, code, request_id: String(c.get("requestId")) }, trpc)
}

/** Answers an error of tRPC's, or of an adapter of its. */
export function trpcErrorResponse(c: Context, error: TRPCError): Response {
  const { status, body } = describeError(error, String(c.get("requestId")))
  const wait = retryAfter(error)
  if (wait) c.header("Retry-After", wait)
  return answerBody(c, status, body, error.code)
}

/** Answers what a service or a procedure refused, called by a route of our own; throws what nobody foresaw. */
export function refusalResponse(c: Context, error: unknown): Response {
  if (error instanceof AppError) {
    const { message, reason } = error
    return trpcErrorResponse(c, new TRPCError({ code: faults[reason].trpc, message, cause: error }))
  }
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") return trpcErrorResponse(c, error)
  throw error
}

/** In how many seconds a refused request may be sent again; undefined for one that was not refused for its number. */
export function retryAfter({ cause }: TRPCError): string | undefined {
  return cause instanceof AppError ? cause.details.retry_after?.toString() : undefined
}

/**
 * Answers what no procedure caught: that the database is out of reach, or the sender of a half request, or what nobody foresaw, without
 * its details, which go to the log under the same request id.
 */
export function unexpectedErrorResponse(error: Error, c: Context, log: Log): Response {
  const foreseen = asForeseen(error)
  if (foreseen?.reason === "UNAVAILABLE") {
    log.warn({ err: error, request_id: c.get("requestId") }, "database out of reach")
  }
  if (foreseen) return refusalResponse(c, foreseen)
  log.error({ err: error, request_id: c.get("requestId") }, "unexpected error")
  return errorResponse(c, "UNKNOWN_ERROR")
}

/** Logs an error that is nobody's bad input. */
export function logUnexpected(log: Log, { error, path }: { error: TRPCError; path?: string }): void {
  const { cause } = error
  if (cause instanceof AppError && cause.reason === "UNAVAILABLE")
    log.warn({ err: cause.cause, procedure: path }, "database out of reach")
  if (error.code === "INTERNAL_SERVER_ERROR")
    log.error({ err: error.cause ?? error, procedure: path }, "unexpected error")
}

/** REST reads the plain body, tRPC's clients their own envelope around it. */
function answerBody(c: Context, httpStatus: number, body: ErrorBody, code: string): Response {
  const status = httpStatus as ContentfulStatusCode
  if (!c.req.path.startsWith("/api/trpc/")) return c.json(body, status)
  const data = { code, httpStatus, error: body, fieldErrors: {} }
  return c.json({ error: { message: body.message, code: rpcNumbers[code] ?? rpcUnexpected, data } }, status)
}
