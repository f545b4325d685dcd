import type { ErrorBody } from "@hearthbook/core/errors/errors"
import { TRPCClientError } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"

/** Turns an error response of the REST API into the error that tRPC's clients throw, so that `readError` can read it. */
export function refusal<Router extends AnyRouter>(httpStatus: number, body: ErrorBody): TRPCClientError<Router> {
  const data = { httpStatus, error: body, fieldErrors: {} }
  // tRPC recognizes an error by its JSON-RPC code; this is the code for internal errors.
  const response: object = { error: { code: -32603, message: body.message, data } }
  return TRPCClientError.from<Router>(response)
}
