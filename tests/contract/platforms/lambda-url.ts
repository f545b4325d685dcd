import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import path from "node:path"
import { startHost, type Host } from "./host-process.ts"

const lambdaOutput = fileURLToPath(new URL("../../../dist/lambda", import.meta.url))

/** Opens the function URL of the AWS Lambda build. */
export function openFunctionUrl(env: Record<string, string>, onLine: (line: string) => void) {
  const folder = path.join(lambdaOutput, "function")
  if (!existsSync(folder)) throw new Error("There is no build for Lambda. Run `npm run build:lambda`.")
  let host: Promise<Host> | undefined
  const fetch = async (request: Request, now: Date): Promise<Response> => {
    host ??= startHost({ program: "lambda-host.mjs", folder, env, onLine })
    return (await host).send(request, { "x-host-now": String(now.getTime()) })
  }
  return { fetch, close: async () => (await host)?.close() }
}
