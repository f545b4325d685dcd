// The whole site as one Lambda function: its URL streams what is answered, and its timers call the same handler.
import { fileURLToPath } from "node:url"
import { limitJson } from "../src/app-frame.ts"
import { serveCron } from "../src/cron.ts"
import { serveOnLambda } from "../src/on-lambda.ts"
import { servesBytes, servesRest } from "../src/parts/rest-parts.ts"
import { serveSignIn } from "../src/parts/sign-in-part.ts"
import { serveCalls } from "../src/parts/trpc-part.ts"

const web = fileURLToPath(new URL("web", import.meta.url))

const parts = [...servesBytes, limitJson, serveCalls, serveSignIn, ...servesRest, serveCron]

export const handler = await serveOnLambda(parts, web)
