import { jsonContent } from "../../../trpc/described-route.ts"
import { fileView } from "./file.schema.ts"
import { filePartSize, uploadView } from "../../../uploads/upload.schema.ts"
import { fileTypes, largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { limits } from "@hearthbook/core/limits/limits"

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
        summary: `Upload a file for an assignment in one request: a photo, PDF, Word or OpenDocument file of ${toMegabytes(largestInOneRequest)} at most. A larger one is uploaded in parts`,
        parameters: [
          idOf("assignment_id"),
          { in: "query", name: "name", required: true, schema: { type: "string", maxLength: limits.given_file_name } },
        ],
        requestBody: { required: true, content: anyFile },
        responses: {
          200: { description: "The file waits to be turned in", content: jsonContent(fileView, "output") },
        },
      },
    },
    "/uploads/{id}/parts/{position}": {
      put: {
        operationId: "files-part",
        tags,
        security: [{ bearer: [] }],
        summary: `Send one part of a file: ${filePartSize} bytes, or what remains in the last one. Sending a part again replaces it`,
        parameters: [
          idOf("id"),
          { in: "path", name: "position", required: true, schema: { type: "integer", minimum: 0 } },
        ],
        requestBody: { required: true, content: { "application/octet-stream": bytes } },
        responses: {
          200: { description: "The progress of the upload", content: jsonContent(uploadView, "output") },
        },
      },
    },
    "/files/{id}": {
      get: {
        operationId: "files-read",
        tags,
        security: [{ bearer: [] }],
        summary: "Download a file that was turned in, or waits to be",
        parameters: [idOf("id")],
        responses: { 200: { description: "The file", content: anyFile } },
      },
    },
  }
}
