import { Hono } from "hono"
import { streamHandle, type LambdaEvent } from "hono/aws-lambda"
import type { RouteGroup } from "../http/app-env.ts"
import { openFunction } from "./serverless.ts"
import { serveWeb } from "../routes/web.ts"

/**
 * A function as AWS Lambda calls it by its URL, with an answer that is streamed, so that a family's archive may be larger
 * than the 6 MB of one that is not. Nothing is done after an answer, because the instance stands still then: mail and news
 * wait for the timer.
 */
export async function serveOnLambda(parts: RouteGroup[], web_folder: string) {
  const app = await openFunction(parts, { own_proxies: 0, waitUntil: () => undefined })
  serveWeb(app, web_folder)
  const called = new Hono<{ Bindings: { event: LambdaEvent } }>()
  called.all("*", (c) => {
    const caller_address = callerOf(c.env.event)
    dropOwnEntry(c.req.raw.headers, caller_address)
    return app.fetch(c.req.raw, { caller_address })
  })
  return streamHandle(called)
}

/** Who called the function's URL, as Lambda itself has seen it: no header says so. */
function callerOf({ requestContext }: LambdaEvent): string | undefined {
  return "http" in requestContext ? requestContext.http.sourceIp : undefined
}

/** What the URL itself may have added to X-Forwarded-For is no proxy of ours, and would be counted as one (TRUST_PROXY). */
function dropOwnEntry(headers: Headers, caller: string | undefined): void {
  const seen = headers.get("x-forwarded-for")?.split(/\s*,\s*/) ?? []
  if (seen.at(-1) === caller) headers.set("x-forwarded-for", seen.slice(0, -1).join(", "))
}
