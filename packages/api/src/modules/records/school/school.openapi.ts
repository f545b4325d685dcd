import { largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { jsonContent } from "../../../trpc/described-route.ts"
import { schoolView } from "./school.schema.ts"

const bytes = { schema: { type: "string", contentMediaType: "application/octet-stream" } }

/** A picture is transferred as bytes instead of JSON, so this is not a procedure. */
export function schoolPaths() {
  return {
    "/settings/school/logo": {
      post: {
        operationId: "school-setLogo",
        refuses: ["RATE_LIMITED"],
        tags: ["settings"],
        security: [{ bearer: [] }],
        summary: `Upload the logo of the school: ${toMegabytes(largestInOneRequest)} at most. It replaces the one before`,
        requestBody: {
          required: true,
          content: { "image/jpeg": bytes, "image/png": bytes, "image/gif": bytes, "image/webp": bytes },
        },
        responses: { 200: { description: "Kept", content: jsonContent(schoolView, "output") } },
      },
    },
  }
}
