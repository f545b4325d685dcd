import { jsonContent } from "../../trpc/described-route.ts"
import { oauthProviders } from "../../rules/identity-providers.ts"
import { connectionDraft, connectionsView, callbackQuery, redirectView } from "./oauth.schema.ts"

const tags = ["settings"]
const provider = { in: "path", name: "provider", required: true, schema: { type: "string", enum: [...oauthProviders] } }

/** The way to a provider and back that lets it open one's account: by cookies and redirects, so that its steps are no procedures. */
export function connectionPaths() {
  const security = [{ bearer: [] }]
  return {
    "/settings/connections/{provider}": {
      post: {
        operationId: "connection-ticket",
        refuses: ["RATE_LIMITED"],
        tags,
        security,
        summary: "Get a ticket, as a cookie, for the way to a provider that is to open one's account",
        parameters: [provider],
        requestBody: { required: true, content: jsonContent(connectionDraft, "input") },
        responses: {
          200: { description: "Send the browser there", content: jsonContent(redirectView, "output") },
        },
      },
      get: {
        operationId: "connection-begin",
        refuses: ["UNAUTHORIZED"],
        tags,
        security: [],
        summary: "Go to the provider; for a browser with the ticket",
        parameters: [provider, { in: "query", name: "state", required: true, schema: { type: "string" } }],
        responses: { 302: { description: "To the provider, or with what is wrong to the settings" } },
      },
    },
    "/settings/connections/{provider}/callback": {
      post: {
        operationId: "connection-finish",
        refuses: ["PROVIDER_REFUSED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT"],
        tags,
        security,
        summary: "Come back from the provider, with the whole query that it sent",
        parameters: [provider],
        requestBody: { required: true, content: jsonContent(callbackQuery, "input") },
        responses: { 200: { description: "Connected", content: jsonContent(connectionsView, "output") } },
      },
    },
  }
}
