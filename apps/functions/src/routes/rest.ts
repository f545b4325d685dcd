import { appRouter } from "@hearthbook/api"
import { callTRPCProcedure, TRPCError } from "@trpc/server"
import type { Context } from "hono"
import type { AppEnv } from "../http/app-env.ts"
import { errorResponse, refusalResponse, trpcErrorResponse, logUnexpected } from "../http/error-response.ts"
import { findRoute, hasMalformedId, isKnownPath, readInput, refuseIfMatch } from "./rest-input.ts"

const endpoint = "/api/v1"

/** Serves every procedure as REST: finds it by method and path, reads its input, and calls it. */
export async function serveRest(c: Context<AppEnv>): Promise<Response> {
  // HEAD is served as GET. The server omits the body.
  const method = c.req.method === "HEAD" ? "GET" : c.req.method
  // The path as it was sent: a path with needlessly escaped letters is a different path.
  const path = new URL(c.req.url).pathname.slice(endpoint.length)
  const route = findRoute(method, path)
  if (route ? hasMalformedId(route, path) : !isKnownPath(path)) return errorResponse(c, "NOT_FOUND")
  const refusal = refuseIfMatch(c.req.header("if-match"), route)
  if (refusal) return errorResponse(c, "VALIDATION_ERROR", refusal)
  if (!route) return trpcErrorResponse(c, new TRPCError({ code: "NOT_FOUND" }))
  const { procedure, type } = route
  const api = c.get("api")()
  try {
    const input = await readInput(c.req.raw, route, path)
    const answer: unknown = await callTRPCProcedure({
      router: appRouter,
      path: procedure,
      type,
      ctx: api,
      getRawInput: () => Promise.resolve(input),
      signal: undefined,
      batchIndex: 0,
    })
    return c.json(answer)
  } catch (error) {
    if (!(error instanceof TRPCError)) return refusalResponse(c, error)
    logUnexpected(api.log, { error, path: procedure })
    return trpcErrorResponse(c, error)
  }
}
