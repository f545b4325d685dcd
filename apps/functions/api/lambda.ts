// The whole site as one Lambda function. Its URL streams responses, and its timers call the same handler.
import { fileURLToPath } from "node:url"
import { limitJsonBody } from "../src/app/app-frame.ts"
import { serveCron } from "../src/routes/cron.ts"
import { compressAnswers } from "../src/middleware/compress-json.ts"
import { serveOnLambda } from "../src/hosts/lambda.ts"
import { identifyCallers } from "../src/routes/identify-callers.ts"
import { binaryRoutes, restRoutes } from "../src/routes/rest-routes.ts"
import { serveBundle } from "../src/routes/serve-bundle.ts"
import { servePapers } from "../src/routes/serve-papers.ts"
import { signInRoutes } from "../src/routes/sign-in-routes.ts"
import { trpcRoutes } from "../src/routes/trpc-routes.ts"

const web = fileURLToPath(new URL("web", import.meta.url))

const routes = [
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
]

export const handler = await serveOnLambda(routes, web)
