import { importKinds } from "@hearthbook/core/import/import-kinds"
import { limits } from "@hearthbook/core/limits/limits"
import { jsonContent } from "../../../trpc/described-route.ts"
import { importView } from "./import.schema.ts"

const tags = ["imports"]
const security = [{ bearer: [] }]
const bytesOf = (contentMediaType: string) => ({ [contentMediaType]: { schema: { type: "string", contentMediaType } } })

/** Spreadsheets are transferred as bytes instead of JSON, so these are not procedures. */
export function importPaths() {
  return {
    "/imports": {
      post: {
        operationId: "imports-create",
        refuses: ["RATE_LIMITED", "PAYLOAD_TOO_LARGE"],
        tags,
        security,
        summary:
          "Read a spreadsheet or a calendar for an import: text with any separator, XLSX, or an .ics file for the kind calendar; 5 MB and 5,000 rows at most. Nothing is written before it is confirmed",
        parameters: [
          { in: "query", name: "kind", required: true, schema: { type: "string", enum: importKinds } },
          { in: "query", name: "filename", schema: { type: "string", maxLength: limits.given_file_name } },
        ],
        requestBody: {
          required: true,
          content: {
            ...bytesOf("text/csv"),
            ...bytesOf("text/plain"),
            ...bytesOf("text/calendar"),
            ...bytesOf("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
          },
        },
        responses: { 200: { description: "The preview", content: jsonContent(importView, "output") } },
      },
    },
    "/imports/{id}/wrong.csv": {
      get: {
        operationId: "imports-wrong-rows",
        tags,
        security,
        summary: "Download the wrong rows of an import, with a last column that says why",
        parameters: [{ in: "path", name: "id", required: true, schema: { type: "string", format: "uuid" } }],
        responses: { 200: { description: "The rows as they came", content: bytesOf("text/csv") } },
      },
    },
  }
}
