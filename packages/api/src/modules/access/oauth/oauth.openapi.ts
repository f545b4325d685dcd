import { z } from "zod"
import { jsonContent } from "../../../trpc/described-route.ts"
import { sessionView } from "../auth/auth.schema.ts"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import { callbackOptions } from "./oauth.schema.ts"

const tags = ["auth"]
const provider = { in: "path", name: "provider", required: true, schema: { type: "string", enum: [...oauthProviders] } }
const state = {
  in: "query",
  name: "state",
  required: true,
  schema: { type: "string", pattern: "^[0-9a-f]{64}$" },
  description: "32 random bytes in hex, another for each sign-in",
}
const location = { Location: { schema: { type: "string" } } }

/**
 * The two steps of signing in with an identity provider, for the API description. They redirect and use a cookie, so they are not
 * procedures.
 */
export function oauthPaths() {
  return {
    "/auth/{provider}/signin": {
      get: {
        operationId: "oauth-begin",
        refuses: ["PROVIDER_REFUSED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT", "UNAUTHORIZED"],
        tags,
        security: [],
        summary: "Redirect to an identity provider to sign in; for a browser",
        parameters: [provider, state],
        responses: { 302: { description: "To the identity provider", headers: location } },
      },
    },
    "/auth/{provider}/callback": {
      get: {
        operationId: "oauth-finish",
        refuses: [
          "PROVIDER_REFUSED",
          "PROVIDER_UNREACHABLE",
          "PROVIDER_TIMEOUT",
          "CONFLICT",
          "UNAUTHORIZED",
          "SUSPENDED",
        ],
        tags,
        security: [],
        summary:
          "Finish at the return from an identity provider, with the complete query that it sent and the cookie of /signin",
        parameters: [
          provider,
          state,
          { in: "query", name: "code", schema: { type: "string" } },
          { in: "query", name: "error", schema: { type: "string" }, description: "Results in a 400 response" },
          ...optionParameters(),
        ],
        responses: {
          200: {
            description: "Signed in",
            content: jsonContent(sessionView, "output"),
          },
          302: {
            description: "In a browser: to the web app, with the tokens in the query",
            headers: location,
          },
        },
      },
    },
  }
}

function optionParameters() {
  const { properties = {} } = z.toJSONSchema(callbackOptions, { io: "input", unrepresentable: "any" })
  return Object.entries(properties).map(([name, schema]) => ({ in: "query", name, schema }))
}
