import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { frameApp, limitJson } from "./app-frame.ts"
import { serveCron } from "../routes/cron.ts"
import { serveMailbox } from "../routes/mailbox.ts"
import { servesBytes, servesRest } from "../routes/rest-routes.ts"
import { serveSignIn } from "../routes/sign-in-routes.ts"
import { serveCalls } from "../routes/trpc-routes.ts"

export type { AppOptions } from "../http/app-env.ts"

/** The whole API on fetch: the same under Node, in a container and as a serverless function. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  return frameApp(options, [...servesBytes, limitJson, serveCalls, serveSignIn, ...servesRest, serveCron, serveMailbox])
}
