import { fileTypes, largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { limits } from "@hearthbook/core/limits/limits"
import { jsonContent } from "../../../trpc/described-route.ts"
import { filingView } from "./filing.schema.ts"

const bytes = { schema: { type: "string", contentMediaType: "application/octet-stream" } }

/** A file is transferred as bytes instead of JSON, so this is not a procedure. */
export function filingPaths() {
  return {
    "/filings/{id}/files": {
      post: {
        operationId: "filings-upload",
        refuses: ["RATE_LIMITED", "LOCKED"],
        tags: ["requirements"],
        security: [{ bearer: [] }],
        summary: `Upload the file of a filing, such as what was sent or its receipt: ${toMegabytes(largestInOneRequest)} at most. It replaces the one before`,
        parameters: [
          { in: "path", name: "id", required: true, schema: { type: "string", format: "uuid" } },
          { in: "query", name: "name", required: true, schema: { type: "string", maxLength: limits.given_file_name } },
        ],
        requestBody: {
          required: true,
          content: Object.fromEntries(Object.keys(fileTypes).map((type) => [type, bytes])),
        },
        responses: { 200: { description: "Kept", content: jsonContent(filingView, "output") } },
      },
    },
  }
}
