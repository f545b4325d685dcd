import { faults, type ErrorBody, type Reason } from "@hearthbook/api/errors"
import type { Context } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { Logger } from "pino"

/** JSON-RPC's number for an error, which tRPC's clients expect beside its name. */
const rpcNumbers: Partial<Record<string, number>> = { PAYLOAD_TOO_LARGE: -32013, NOT_FOUND: -32004 }
const rpcUnexpected = -32603

/** Refuses a request before any procedure is reached, in the shape its caller reads: tRPC's envelope, or the plain body. */
export function answerFault(c: Context, reason: Reason): Response {
  const { status, code, message, trpc } = faults[reason]
  const body: ErrorBody = { message, code, request_id: String(c.get("requestId")) }
  if (!c.req.path.startsWith("/api/trpc/")) return c.json(body, status)
  const data = { code: trpc, httpStatus: status, error: body, fieldErrors: {} }
  return c.json({ error: { message, code: rpcNumbers[trpc] ?? rpcUnexpected, data } }, status)
}

/** Answers what nobody foresaw without its details, which go to the log under the same request id. */
export function answerUnexpected(error: Error, c: Context, log: Logger): Response {
  log.error({ err: error, request_id: c.get("requestId") }, "unexpected error")
  return answerFault(c, "UNKNOWN_ERROR")
}

/** Answers a body under the status that goes with it. */
export function answerBody(c: Context, status: number, body: ErrorBody): Response {
  return c.json(body, status as ContentfulStatusCode)
}
