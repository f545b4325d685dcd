import { jsonContent } from "../../../trpc/described-route.ts"
import { userView } from "../../access/auth/auth.schema.ts"
import { callbackQuery, redirectView } from "../../access/oauth/oauth.schema.ts"
import { driveConnection } from "./drive.schema.ts"

const tags = ["settings"]

/** The redirects to Google and back that connect a Drive. They use cookies, so they are not procedures. */
export function drivePaths() {
  const security = [{ bearer: [] }]
  return {
    "/settings/google/connect": {
      post: {
        operationId: "drive-ticket",
        refuses: ["NOT_FOUND"],
        tags,
        security,
        summary: "Get a ticket as a cookie for the way to Google",
        requestBody: { required: true, content: jsonContent(driveConnection, "input") },
        responses: {
          200: { description: "The address to send the browser to", content: jsonContent(redirectView, "output") },
        },
      },
      get: {
        operationId: "drive-begin",
        refuses: ["NOT_FOUND", "UNAUTHORIZED"],
        tags,
        security: [],
        summary: "Redirect to Google to connect a Drive; for a browser with the ticket",
        parameters: [{ in: "query", name: "state", required: true, schema: { type: "string" } }],
        responses: {
          302: { description: "To Google, or to the settings with the error in a cookie" },
        },
      },
    },
    "/settings/google/callback": {
      post: {
        operationId: "drive-finish",
        refuses: ["PROVIDER_REFUSED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT", "NOT_FOUND"],
        tags,
        security,
        summary: "Finish at the return from Google, with the complete query that Google sent",
        requestBody: { required: true, content: jsonContent(callbackQuery, "input") },
        responses: { 200: { description: "Connected", content: jsonContent(userView, "output") } },
      },
    },
  }
}
