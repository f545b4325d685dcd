import type { ErrorBody } from "@hearthbook/api/errors"
import { TRPCClientError } from "@trpc/client"
import type { AnyRouter } from "@trpc/server"

/** A refusal that came by another way than tRPC's, as its clients throw it, so that `readError` reads it. */
export function refusal<Router extends AnyRouter>(httpStatus: number, body: ErrorBody): TRPCClientError<Router> {
  const data = { httpStatus, error: body, fieldErrors: {} }
  // The number is JSON-RPC's for any error, without which tRPC does not take it for one.
  return TRPCClientError.from<Router>(Object({ error: { code: -32603, message: body.message, data } }))
}
