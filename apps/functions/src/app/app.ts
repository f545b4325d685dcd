import type { Hono } from "hono"
import type { AppEnv, AppOptions } from "../http/app-env.ts"
import { frameApp, limitJsonBody } from "./app-frame.ts"
import { compressAnswers } from "../middleware/compress-json.ts"
import { identifyCallers } from "../routes/identify-callers.ts"
import { serveCron } from "../routes/cron.ts"
import { serveMailbox } from "../routes/mailbox.ts"
import { binaryRoutes, restRoutes } from "../routes/rest-routes.ts"
import { serveBundle } from "../routes/serve-bundle.ts"
import { servePapers } from "../routes/serve-papers.ts"
import { signInRoutes } from "../routes/sign-in-routes.ts"
import { trpcRoutes } from "../routes/trpc-routes.ts"

export type { AppOptions } from "../http/app-env.ts"

/** Creates the whole API as a fetch handler, for Node, containers and tests. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  return frameApp(options, [
    compressAnswers,
    identifyCallers,
    ...binaryRoutes,
    servePapers,
    serveBundle,
    limitJsonBody,
    trpcRoutes,
    signInRoutes,
    ...restRoutes,
    serveCron,
    serveMailbox,
  ])
}
