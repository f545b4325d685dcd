import { Hono } from "hono"
import { streamHandle, type LambdaEvent } from "hono/aws-lambda"
import type { RouteGroup } from "../http/app-env.ts"
import { openFunction } from "./serverless.ts"
import { serveWeb } from "../routes/web.ts"

/**
 * Returns the handler of an AWS Lambda function with a function URL. It streams responses, because a family's archive may be
 * larger than 6 MB, the limit of other responses. Lambda suspends an instance after its response, so mail and notifications wait
 * for the timer.
 */
export async function serveOnLambda(routes: RouteGroup[], web_folder: string) {
  const app = await openFunction(routes, { own_proxies: 0, waitUntil: () => undefined })
  serveWeb(app, web_folder)
  const handler = new Hono<{ Bindings: { event: LambdaEvent } }>()
  handler.all("*", (c) => {
    const caller_address = callerOf(c.env.event)
    dropOwnEntry(c.req.raw.headers, caller_address)
    return app.fetch(c.req.raw, { caller_address })
  })
  return streamHandle(handler)
}

/** Returns the client's address as Lambda reports it, which no header contains. */
function callerOf({ requestContext }: LambdaEvent): string | undefined {
  return "http" in requestContext ? requestContext.http.sourceIp : undefined
}

/** Removes the function URL's own entry from X-Forwarded-For, which would count as one of the proxies of TRUST_PROXY. */
function dropOwnEntry(headers: Headers, caller: string | undefined): void {
  const entries =
    headers
      .get("x-forwarded-for")
      ?.split(",")
      .map((entry) => entry.trim()) ?? []
  if (entries.at(-1) === caller) headers.set("x-forwarded-for", entries.slice(0, -1).join(", "))
}
