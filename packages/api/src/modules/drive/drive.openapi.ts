import { jsonContent, type DescribedAnswer } from "../../described-route.ts"
import { userView } from "../auth/auth.schema.ts"
import { visitReturn, visitView } from "../oauth/oauth.schema.ts"
import { driveConnection } from "./drive.schema.ts"

const tags = ["settings"]

/** The way to Google and back that connects a Drive: by cookies and redirects, so that its steps are no procedures. */
export function drivePaths(refusals: Record<string, DescribedAnswer>) {
  const security = [{ bearer: [] }]
  return {
    "/settings/google/connect": {
      post: {
        operationId: "drive-ticket",
        tags,
        security,
        summary: "Get a ticket, as a cookie, for the way to Google",
        requestBody: { required: true, content: jsonContent(driveConnection, "input") },
        responses: {
          200: { description: "Send the browser there", content: jsonContent(visitView, "output") },
          ...refusals,
        },
      },
      get: {
        operationId: "drive-begin",
        tags,
        security: [],
        summary: "Go to Google to connect a Drive; for a browser with the ticket",
        parameters: [{ in: "query", name: "state", required: true, schema: { type: "string" } }],
        responses: {
          302: { description: "To Google, or with what is wrong to the settings" },
          ...refusals,
        },
      },
    },
    "/settings/google/callback": {
      post: {
        operationId: "drive-finish",
        tags,
        security,
        summary: "Come back from Google, with the whole query that it sent",
        requestBody: { required: true, content: jsonContent(visitReturn, "input") },
        responses: { 200: { description: "Connected", content: jsonContent(userView, "output") }, ...refusals },
      },
    },
  }
}
