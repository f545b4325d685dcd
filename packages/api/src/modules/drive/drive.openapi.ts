import { jsonContent } from "../../trpc/described-route.ts"
import { userView } from "../auth/auth.schema.ts"
import { callbackQuery, redirectView } from "../oauth/oauth.schema.ts"
import { driveConnection } from "./drive.schema.ts"

const tags = ["settings"]

/** The way to Google and back that connects a Drive: by cookies and redirects, so that its steps are no procedures. */
export function drivePaths() {
  const security = [{ bearer: [] }]
  return {
    "/settings/google/connect": {
      post: {
        operationId: "drive-ticket",
        refuses: ["NOT_FOUND"],
        tags,
        security,
        summary: "Get a ticket, as a cookie, for the way to Google",
        requestBody: { required: true, content: jsonContent(driveConnection, "input") },
        responses: {
          200: { description: "Send the browser there", content: jsonContent(redirectView, "output") },
        },
      },
      get: {
        operationId: "drive-begin",
        refuses: ["NOT_FOUND", "UNAUTHORIZED"],
        tags,
        security: [],
        summary: "Go to Google to connect a Drive; for a browser with the ticket",
        parameters: [{ in: "query", name: "state", required: true, schema: { type: "string" } }],
        responses: {
          302: { description: "To Google, or with what is wrong to the settings" },
        },
      },
    },
    "/settings/google/callback": {
      post: {
        operationId: "drive-finish",
        refuses: ["PROVIDER_REFUSED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT", "NOT_FOUND"],
        tags,
        security,
        summary: "Come back from Google, with the whole query that it sent",
        requestBody: { required: true, content: jsonContent(callbackQuery, "input") },
        responses: { 200: { description: "Connected", content: jsonContent(userView, "output") } },
      },
    },
  }
}
