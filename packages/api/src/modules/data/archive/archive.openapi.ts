import { jsonContent } from "../../../trpc/described-route.ts"
import { partSize, uploadView } from "../../../uploads/upload.schema.ts"
import { archiveTicketView } from "./archive.schema.ts"

const tags = ["family"]
const bytesOf = (contentMediaType: string) => ({ [contentMediaType]: { schema: { type: "string", contentMediaType } } })

/** Routes that transfer bytes or use a cookie, and so are not procedures. */
export function archivePaths() {
  const security = [{ bearer: [] }]
  return {
    "/family/archive": {
      get: {
        operationId: "archive-download",
        refuses: ["RATE_LIMITED", "PROOF_REQUIRED"],
        tags,
        security: [...security, {}],
        summary: "Download all data of the family as a zip; with a bearer token, or in a browser with a ticket",
        responses: {
          200: { description: "The archive, created while it is sent", content: bytesOf("application/zip") },
          302: { description: "To the settings, with the reason why a ticket was refused in a cookie" },
        },
      },
    },
    "/family/archive/ticket": {
      post: {
        operationId: "archive-ticket",
        refuses: ["PROOF_REQUIRED"],
        tags,
        security,
        summary: "Get a ticket as a cookie, with which a browser can download the archive once within a minute",
        responses: {
          200: { description: "The address to send the browser to", content: jsonContent(archiveTicketView, "output") },
        },
      },
    },
    "/family/archive/uploads/{id}/parts/{position}": {
      put: {
        operationId: "archive-part",
        refuses: ["CONFLICT"],
        tags,
        security,
        summary: `Send one part of an archive: ${partSize} bytes, or what remains in the last one. Sending a part again replaces it`,
        parameters: [
          { in: "path", name: "id", required: true, schema: { type: "string", format: "uuid" } },
          { in: "path", name: "position", required: true, schema: { type: "integer", minimum: 0 } },
        ],
        requestBody: { required: true, content: bytesOf("application/octet-stream") },
        responses: {
          200: { description: "The progress of the upload", content: jsonContent(uploadView, "output") },
        },
      },
    },
  }
}
