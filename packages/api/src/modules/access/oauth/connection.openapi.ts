import { jsonContent } from "../../../trpc/described-route.ts"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import { connectionDraft, connectionsView, callbackQuery, redirectView } from "./oauth.schema.ts"

const tags = ["settings"]
const provider = { in: "path", name: "provider", required: true, schema: { type: "string", enum: [...oauthProviders] } }

/**
 * The redirects to an identity provider and back that connect it to a person's account. They use cookies, so they are not
 * procedures.
 */
export function connectionPaths() {
  const security = [{ bearer: [] }]
  return {
    "/settings/connections/{provider}": {
      post: {
        operationId: "connection-ticket",
        refuses: ["PROOF_REQUIRED"],
        tags,
        security,
        summary: "Get a ticket as a cookie, to connect an identity provider to the person's account",
        parameters: [provider],
        requestBody: { required: true, content: jsonContent(connectionDraft, "input") },
        responses: {
          200: { description: "The address to send the browser to", content: jsonContent(redirectView, "output") },
        },
      },
      get: {
        operationId: "connection-begin",
        refuses: ["UNAUTHORIZED"],
        tags,
        security: [],
        summary: "Redirect to the identity provider; for a browser with the ticket",
        parameters: [provider, { in: "query", name: "state", required: true, schema: { type: "string" } }],
        responses: { 302: { description: "To the identity provider, or to the settings with the error in a cookie" } },
      },
    },
    "/settings/connections/{provider}/callback": {
      post: {
        operationId: "connection-finish",
        refuses: ["PROVIDER_REFUSED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT"],
        tags,
        security,
        summary: "Finish at the return from the identity provider, with the complete query that it sent",
        parameters: [provider],
        requestBody: { required: true, content: jsonContent(callbackQuery, "input") },
        responses: { 200: { description: "Connected", content: jsonContent(connectionsView, "output") } },
      },
    },
  }
}
