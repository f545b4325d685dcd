import { jsonContent } from "../../trpc/described-route.ts"
import { archiveTicketView, archiveUploadView, partSize } from "./archive.schema.ts"

const tags = ["family"]
const bytesOf = (contentMediaType: string) => ({ [contentMediaType]: { schema: { type: "string", contentMediaType } } })

/** What travels as bytes or with a cookie, and so is no procedure. */
export function archivePaths() {
  const security = [{ bearer: [] }]
  return {
    "/family/archive": {
      get: {
        operationId: "archive-download",
        refuses: ["RATE_LIMITED"],
        tags,
        security: [...security, {}],
        summary: "Everything of one's family, as a zip; with a bearer, or for a browser with the ticket",
        responses: {
          200: { description: "The archive, made while it is sent", content: bytesOf("application/zip") },
          302: { description: "To the settings, with what is wrong with a ticket" },
        },
      },
    },
    "/family/archive/ticket": {
      post: {
        operationId: "archive-ticket",
        tags,
        security,
        summary: "Get a ticket, as a cookie, with which a browser fetches the archive once within a minute",
        responses: {
          200: { description: "Send the browser there", content: jsonContent(archiveTicketView, "output") },
        },
      },
    },
    "/family/archive/uploads/{id}/parts/{position}": {
      put: {
        operationId: "archive-part",
        refuses: ["CONFLICT"],
        tags,
        security,
        summary: `Send one part of an archive: ${partSize} bytes, the last one what remains. Again, it takes the first one's place`,
        parameters: [
          { in: "path", name: "id", required: true, schema: { type: "string", format: "uuid" } },
          { in: "path", name: "position", required: true, schema: { type: "integer", minimum: 0 } },
        ],
        requestBody: { required: true, content: bytesOf("application/octet-stream") },
        responses: {
          200: { description: "How far the sending has come", content: jsonContent(archiveUploadView, "output") },
        },
      },
    },
  }
}
