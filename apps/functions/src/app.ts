import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "./app-env.ts"
import { frameApp, limitJson } from "./app-frame.ts"
import { serveCron } from "./cron.ts"
import { serveMailbox } from "./mailbox.ts"
import { servesBytes, servesRest } from "./parts/rest-parts.ts"
import { serveSignIn } from "./parts/sign-in-part.ts"
import { serveCalls } from "./parts/trpc-part.ts"

export type { AppOptions } from "./app-env.ts"

/** The whole API on fetch: the same under Node, in a container and as a serverless function. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  return frameApp(options, [...servesBytes, limitJson, serveCalls, serveSignIn, ...servesRest, serveCron, serveMailbox])
}
