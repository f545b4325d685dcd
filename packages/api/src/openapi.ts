import { generateOpenApiDocument, type GenerateOpenApiDocumentOptions } from "trpc-to-openapi"
import { appRouter } from "./root.ts"

const description = `Everything the web app does, for other programs. Sign in with POST /auth/login and send the access token as
"Authorization: Bearer …". Days are ISO timestamps at UTC midnight; lists are arrays; a refusal is
{ message, code, issues?, request_id }.`

/** The OpenAPI 3.1 document of /api/v1, made from the routers themselves. `base_url` is where the API is reached. */
export function describeApi(base_url: string, version: string) {
  const options: GenerateOpenApiDocumentOptions = {
    title: "Hearthbook",
    description,
    version,
    baseUrl: base_url,
    openApiVersion: "3.1.0",
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  }
  return generateOpenApiDocument(appRouter, options)
}

const methods = ["get", "post", "put", "delete"] as const

/** Method and path of every procedure's REST twin, in the order of declaration, which is the order of precedence. */
export function listRestRoutes(): { procedure: string; method: string; path: string }[] {
  return Object.entries(describeApi("", "").paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation
        ? [{ procedure: (operation.operationId ?? "").replace("-", "."), method: method.toUpperCase(), path }]
        : []
    }),
  )
}
