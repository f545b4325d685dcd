import { generateOpenApiDocument, type GenerateOpenApiDocumentOptions } from "trpc-to-openapi"
import { z } from "zod"
import { describeRefusals, type Operation } from "./described-refusals.ts"
import { errorBody } from "@hearthbook/core/errors/error-body"
import { accountPaths } from "../modules/data/account/account.openapi.ts"
import { avatarPaths } from "../modules/family/avatar/avatar.openapi.ts"
import { calendarFeedPaths } from "../modules/data/calendar-feed/calendar-feed.openapi.ts"
import { archivePaths } from "../modules/data/archive/archive.openapi.ts"
import { drivePaths } from "../modules/work/drive/drive.openapi.ts"
import { exportPaths } from "../modules/data/export/export.openapi.ts"
import { schoolPaths } from "../modules/records/school/school.openapi.ts"
import { filingPaths } from "../modules/records/filing/filing.openapi.ts"
import { importPaths } from "../modules/data/import/import.openapi.ts"
import { filePaths } from "../modules/work/file/file.openapi.ts"
import { connectionPaths } from "../modules/access/oauth/connection.openapi.ts"
import { paperPaths } from "../modules/records/paper/paper.openapi.ts"
import { oauthPaths } from "../modules/access/oauth/oauth.openapi.ts"
import { unsubscribePaths } from "../modules/messages/unsubscribe/unsubscribe.openapi.ts"
import { listRestRoutes, queryAliases, type RestRoute } from "./rest-routes.ts"
import { appRouter } from "../index.ts"

const description = `Everything the web app does, for other programs.

Create an access token under Settings › Security, and send it as \`Authorization: Bearer hb_…\`; or sign in with \`POST /auth/login\`
and send the token of its answer, which lasts an hour. A token that only reads gets 403 for everything that writes, and no access
token may call what belongs to signing in, or take the family's records away. Days are ISO timestamps at
UTC midnight; \`YYYY-MM-DD\` is accepted too. Lists are arrays. A \`PUT\` takes any subset of the fields: absent fields stay
unchanged, and \`null\` clears an optional one. Where a call takes a \`version\` (or \`If-Match\`), one older than the row's is
refused with 409. Send a \`POST\` with its own \`Idempotency-Key\` to be able to repeat it if the answer is lost: the work is done
once, and the answer is the same each time.`

const options: GenerateOpenApiDocumentOptions = {
  title: "Hearthbook",
  description,
  version: "",
  baseUrl: "",
  openApiVersion: "3.1.0",
  securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "hb_… or JWT" } },
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
    "1 to 255 visible characters of your choice, without commas. Repeating a request with the same key does the work once, and returns the same answer for a day",
}

const methods = ["get", "post", "put", "delete"] as const

/** The OpenAPI 3.1 document of /api/v1, generated from the routers. `base_url` is the address of the API. */
export function describeApi(base_url: string, version: string) {
  const document = generateOpenApiDocument(appRouter, { ...options, baseUrl: base_url, version })
  const routes = new Map(listRestRoutes().map((route) => [nameOf(route), route]))
  const paths = mergePaths(
    document.paths,
    oauthPaths(),
    connectionPaths(),
    drivePaths(),
    accountPaths(),
    avatarPaths(),
    schoolPaths(),
    filePaths(),
    filingPaths(),
    archivePaths(),
    importPaths(),
    paperPaths(),
    exportPaths(),
    unsubscribePaths(),
    calendarFeedPaths(),
  )
  const described = Object.entries(paths).map(([path, item]): [string, Record<string, object>] => {
    const operations = methods.flatMap((method): [string, object][] => {
      const operation = item[method]
      return operation ? [[method, describeOperation({ method, path }, operation, routes)]] : []
    })
    return [path, Object.fromEntries(operations)]
  })
  return {
    ...document,
    paths: Object.fromEntries(described),
    components: { ...document.components, schemas: { Error: z.toJSONSchema(errorBody) } },
  }
}

type Place = { method: string; path: string }

function describeOperation(place: Place, operation: Operation, routes: Map<string, RestRoute>): object {
  const route = routes.get(nameOf(place))
  const { refuses = [], parameters = [], responses = {}, ...rest } = operation
  const {
    takes_version = false,
    is_for_people = false,
    needs_proof = false,
    takes_unverified = false,
    takes_temporary_password = false,
  } = route ?? {}
  const traits = { ...place, takes_version, is_for_people, needs_proof, takes_unverified, takes_temporary_password }
  const all = { ...operation, refuses: [...refuses, ...(route?.refuses ?? [])] }
  // The generator describes errors in its own format, which the API does not use.
  const results = Object.entries(responses).filter(([status]) => Number(status) < 400)
  return {
    ...rest,
    parameters: [
      ...parameters,
      ...aliasesOf(parameters),
      ...(takes_version ? [ifMatch] : []),
      ...(place.method === "post" ? [idempotencyKey] : []),
    ],
    responses: { ...Object.fromEntries(results), ...describeRefusals(all, traits) },
  }
}

const nameOf = ({ method, path }: Place) => `${method.toUpperCase()} ${path}`

type Item = Partial<Record<(typeof methods)[number], Operation>>

/** A path may have one method that is a procedure and another that is not. */
function mergePaths(...groups: (object | undefined)[]): Record<string, Item> {
  const entries = groups.flatMap((group): [string, Item][] => Object.entries(group ?? {}))
  return entries.reduce<Record<string, Item>>(
    (paths, [path, item]) => ({ ...paths, [path]: { ...paths[path], ...item } }),
    {},
  )
}

function aliasesOf(parameters: object[]): object[] {
  return Object.entries(queryAliases).flatMap(([alias, name]) =>
    parameters.flatMap((parameter) =>
      "name" in parameter && parameter.name === name
        ? [{ ...parameter, name: alias, description: `The same as ${name}` }]
        : [],
    ),
  )
}
