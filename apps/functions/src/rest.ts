import { describeError } from "@hearthbook/api/describe-error"
import { appRouter } from "@hearthbook/api/root"
import type { TRPCError } from "@trpc/server"
import type { Context } from "hono"
import { createOpenApiFetchHandler } from "trpc-to-openapi"
import type { AppEnv } from "./app.ts"
import { answerBody, answerFault } from "./faults.ts"
import { hasMalformedId, toPlainRequest } from "./rest-request.ts"

const endpoint = "/api/v1"

/** The REST twin of every procedure. */
export async function serveRest(c: Context<AppEnv>): Promise<Response> {
  if (hasMalformedId(c.req.method, c.req.path.slice(endpoint.length))) return answerFault(c, "NOT_FOUND")
  const api = c.get("api")()
  let failure: TRPCError | undefined
  const response = await createOpenApiFetchHandler({
    endpoint,
    router: appRouter,
    req: await toPlainRequest(c.req.raw),
    createContext: () => api,
    onError({ error, path }: { error: TRPCError; path?: string }) {
      failure = error
      if (error.code === "INTERNAL_SERVER_ERROR")
        api.log.error({ err: error.cause ?? error, procedure: path }, "unexpected error")
    },
  })
  if (!failure) return response
  const { status, body } = describeError(failure, api.request_id)
  return answerBody(c, status, body)
}
