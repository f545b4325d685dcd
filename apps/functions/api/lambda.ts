// The whole site as one Lambda function: its URL streams what is answered, and its timers call the same handler.
import { fileURLToPath } from "node:url"
import { limitJson } from "../src/app/app-frame.ts"
import { serveCron } from "../src/routes/cron.ts"
import { serveOnLambda } from "../src/hosts/lambda.ts"
import { servesBytes, servesRest } from "../src/routes/rest-routes.ts"
import { serveSignIn } from "../src/routes/sign-in-routes.ts"
import { serveCalls } from "../src/routes/trpc-routes.ts"

const web = fileURLToPath(new URL("web", import.meta.url))

const parts = [...servesBytes, limitJson, serveCalls, serveSignIn, ...servesRest, serveCron]

export const handler = await serveOnLambda(parts, web)
