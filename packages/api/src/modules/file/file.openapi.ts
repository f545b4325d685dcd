import { jsonContent } from "../../trpc/described-route.ts"
import { fileView } from "./file.schema.ts"
import { fileTypes, largestFile, toMegabytes } from "../../rules/files.ts"
import { limits } from "../../rules/limits.ts"

const tags = ["assignments"]
const bytes = { schema: { type: "string", contentMediaType: "application/octet-stream" } }
const anyFile = Object.fromEntries(Object.keys(fileTypes).map((type) => [type, bytes]))
const idOf = (name: string) => ({ in: "path", name, required: true, schema: { type: "string", format: "uuid" } })

/** Files are transferred as bytes instead of JSON, so these are not procedures. */
export function filePaths() {
  return {
    "/assignments/{assignment_id}/files": {
      post: {
        operationId: "files-upload",
        refuses: ["RATE_LIMITED"],
        tags,
        security: [{ bearer: [] }],
        summary: `Upload a photo or a PDF for an assignment: one file of ${toMegabytes(largestFile)} at most`,
        parameters: [
          idOf("assignment_id"),
          { in: "query", name: "name", required: true, schema: { type: "string", maxLength: limits.file_name } },
        ],
        requestBody: { required: true, content: anyFile },
        responses: {
          200: { description: "The file waits to be handed in", content: jsonContent(fileView, "output") },
        },
      },
    },
    "/files/{id}": {
      get: {
        operationId: "files-read",
        tags,
        security: [{ bearer: [] }],
        summary: "Download a file that was handed in, or waits to be",
        parameters: [idOf("id")],
        responses: { 200: { description: "The file", content: anyFile } },
      },
    },
  }
}
