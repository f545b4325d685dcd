import { jsonContent } from "../../trpc/described-route.ts"
import { fileView } from "./file.schema.ts"
import { fileTypes } from "../../rules/files.ts"

const tags = ["assignments"]
const bytes = { schema: { type: "string", contentMediaType: "application/octet-stream" } }
const anyFile = Object.fromEntries(Object.keys(fileTypes).map((type) => [type, bytes]))
const idOf = (name: string) => ({ in: "path", name, required: true, schema: { type: "string", format: "uuid" } })

/** Files travel as what they are and not as JSON, so they are no procedures. */
export function filePaths() {
  return {
    "/assignments/{assignment_id}/files": {
      post: {
        operationId: "files-upload",
        refuses: ["RATE_LIMITED"],
        tags,
        security: [{ bearer: [] }],
        summary: "Send a photo or a PDF for work that is to be handed in: one file of 4 MB at most",
        parameters: [
          idOf("assignment_id"),
          { in: "query", name: "name", required: true, schema: { type: "string", maxLength: 200 } },
        ],
        requestBody: { required: true, content: anyFile },
        responses: {
          200: { description: "It waits to be handed in", content: jsonContent(fileView, "output") },
        },
      },
    },
    "/files/{id}": {
      get: {
        operationId: "files-read",
        tags,
        security: [{ bearer: [] }],
        summary: "A file that was handed in, or waits to be",
        parameters: [idOf("id")],
        responses: { 200: { description: "The file", content: anyFile } },
      },
    },
  }
}
