import { appRouter } from "@hearthbook/api/root"
import type { AnyRouter, TRPCError } from "@trpc/server"
import type { Context } from "hono"
import { createOpenApiFetchHandler } from "trpc-to-openapi"
import type { AppEnv } from "../http/app-env.ts"
import { answerFault, answerRefusal, answerTrpcError, logUnexpected } from "../http/error-response.ts"
import { findRoute, hasMalformedId, isKnownPath, refuseIfMatch, toPlainRequest } from "./rest-input.ts"

const endpoint = "/api/v1"

/** The REST twin of every procedure. */
export async function serveRest(c: Context<AppEnv>): Promise<Response> {
  // The answer to HEAD is the one to GET; its body is left out further up.
  const method = c.req.method === "HEAD" ? "GET" : c.req.method
  const path = c.req.path.slice(endpoint.length)
  const route = findRoute(method, path)
  if (route ? hasMalformedId(route, path) : !isKnownPath(path)) return answerFault(c, "NOT_FOUND")
  const refusal = refuseIfMatch(c.req.header("if-match"), route)
  if (refusal) return answerFault(c, "VALIDATION_ERROR", refusal)
  const req = await toPlainRequest(c.req.raw, method).catch((error: unknown) => answerRefusal(c, error))
  if (req instanceof Response) return req
  const api = c.get("api")()
  let failure: TRPCError | undefined
  const response = await createOpenApiFetchHandler({
    endpoint,
    router: route ? routerOf(route.procedure) : appRouter,
    req,
    createContext: () => api,
    onError({ error, path }: { error: TRPCError; path?: string }) {
      failure = error
      logUnexpected(api.log, { error, path })
    },
  })
  return failure ? answerTrpcError(c, failure) : response
}

const routers = new Map<string, AnyRouter>()

/** The router as if it had this procedure alone: the adapter looks at all that there are for every request anew. */
function routerOf(procedure: string): AnyRouter {
  const known = routers.get(procedure)
  if (known) return known
  const only: unknown = Reflect.get(appRouter._def.procedures, procedure)
  const router: AnyRouter = { ...appRouter, _def: { ...appRouter._def, procedures: { [procedure]: only } } }
  routers.set(procedure, router)
  return router
}
