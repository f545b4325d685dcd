import { generateOpenApiDocument, type GenerateOpenApiDocumentOptions } from "trpc-to-openapi"
import { z } from "zod"
import { errorBody } from "./error-body.ts"
import { faults } from "./errors.ts"
import { accountPaths } from "./modules/account/account.openapi.ts"
import { avatarPaths } from "./modules/avatar/avatar.openapi.ts"
import { archivePaths } from "./modules/archive/archive.openapi.ts"
import { drivePaths } from "./modules/drive/drive.openapi.ts"
import { filePaths } from "./modules/file/file.openapi.ts"
import { connectionPaths } from "./modules/oauth/connection.openapi.ts"
import { oauthPaths } from "./modules/oauth/oauth.openapi.ts"
import { unsubscribePaths } from "./modules/unsubscribe/unsubscribe.openapi.ts"
import { listRestRoutes, queryAliases } from "./rest-routes.ts"
import { appRouter } from "./root.ts"

const description = `Everything the web app does, for other programs.

Sign in with \`POST /auth/login\` and send the access token as \`Authorization: Bearer …\`. Days are ISO timestamps at
UTC midnight, and are taken as \`YYYY-MM-DD\` too. Lists are arrays. A \`PUT\` takes any subset of the fields; what is
absent stays, and \`null\` clears what may be empty. Where a call takes a \`version\` (or \`If-Match\`), one older than the row's is refused with 409.
Send a \`POST\` with an \`Idempotency-Key\` of its own, and you may send it again when you never heard what became of it: it is
done once, and answered the same each time.`

const options: GenerateOpenApiDocumentOptions = {
  title: "Hearthbook",
  description,
  version: "",
  baseUrl: "",
  openApiVersion: "3.1.0",
  securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
}

const ifMatch = {
  in: "header" as const,
  name: "If-Match",
  schema: { type: "string" as const },
  description: "The version last seen, in place of `version`",
}

const idempotencyKey = {
  in: "header" as const,
  name: "Idempotency-Key",
  schema: { type: "string" as const, minLength: 1, maxLength: 255 },
  description:
    "Visible characters of your own making, without commas: the same request with the same ones is done once, and answered the same for a day",
}

const methods = ["get", "post", "put", "delete"] as const

/** What any operation may answer instead of its result. */
const refusals = {
  400: faults.VALIDATION_ERROR.message,
  401: faults.SIGNED_OUT.message,
  403: faults.WRONG_ROLE.message,
  404: faults.NOT_FOUND.message,
  409: faults.CONFLICT.message,
  413: faults.PAYLOAD_TOO_LARGE.message,
  415: "Send the body as application/json.",
  429: faults.RATE_LIMITED.message,
  500: faults.UNKNOWN_ERROR.message,
  503: faults.UNAVAILABLE.message,
}

/** What one whose work needs Google or GitHub may answer beside those; a procedure names them as its `errorResponses`. */
const fromOutside = {
  [faults.PROVIDER_UNREACHABLE.status]: faults.PROVIDER_UNREACHABLE.message,
  [faults.PROVIDER_TIMEOUT.status]: faults.PROVIDER_TIMEOUT.message,
}

/** The OpenAPI 3.1 document of /api/v1, made from the routers themselves. `base_url` is where the API is reached. */
export function describeApi(base_url: string, version: string) {
  const document = generateOpenApiDocument(appRouter, { ...options, baseUrl: base_url, version })
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } }
  const answersOf = (texts: Record<number, string>) =>
    Object.fromEntries(Object.entries(texts).map(([status, description]) => [status, { description, content }]))
  const inVain = answersOf(refusals)
  const outside = answersOf(fromOutside)
  const versioned = new Set(listRestRoutes().flatMap((route) => (route.takes_version ? [nameOf(route)] : [])))
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      operation.parameters = [
        ...(operation.parameters ?? []),
        ...aliasesOf(operation.parameters),
        ...(versioned.has(nameOf({ method, path })) ? [ifMatch] : []),
      ]
      // The generator describes errors of a shape of its own; ours is DECISIONS 4.
      const { 200: answer, ...described } = operation.responses ?? {}
      const named = Object.entries(outside).filter(([status]) => status in described)
      operation.responses = { 200: answer, ...inVain, ...Object.fromEntries(named) }
    }
  }
  const far = { ...inVain, ...outside }
  const paths = mergePaths(
    document.paths,
    oauthPaths(far),
    connectionPaths(far),
    drivePaths(far),
    accountPaths(inVain),
    avatarPaths(inVain),
    filePaths(inVain),
    archivePaths(inVain),
    unsubscribePaths(inVain),
  )
  return {
    ...document,
    paths: nameable(paths),
    components: { ...document.components, schemas: { Error: z.toJSONSchema(errorBody) } },
  }
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`

/** Every POST takes a key. */
function nameable(paths: Record<string, { post?: { parameters?: object[] } }>) {
  for (const { post } of Object.values(paths)) {
    if (post) post.parameters = [...(post.parameters ?? []), idempotencyKey]
  }
  return paths
}

/** A path of ours may carry one method that is a procedure and another that is not. */
function mergePaths(...groups: (object | undefined)[]): Record<string, object> {
  const entries = groups.flatMap((group) => Object.entries(group ?? {}))
  return entries.reduce<Record<string, object>>(
    (paths, [path, item]) => ({ ...paths, [path]: { ...paths[path], ...item } }),
    {},
  )
}

type Parameters = NonNullable<ReturnType<typeof generateOpenApiDocument>["paths"]>[string]["parameters"]

function aliasesOf(parameters: Parameters = []) {
  return Object.entries(queryAliases).flatMap(([alias, name]) =>
    parameters.flatMap((parameter) =>
      "name" in parameter && parameter.name === name
        ? [{ ...parameter, name: alias, description: `The same as ${name}` }]
        : [],
    ),
  )
}
