import { jsonContent } from "../../../trpc/described-route.ts"
import { largestInOneRequest, toMegabytes } from "@hearthbook/core/limits/file-limits"
import { avatarView } from "./avatar.schema.ts"

/** A form with a file, so it is not a procedure. */
export function avatarPaths() {
  const form = { type: "object", required: ["avatar"], properties: { avatar: { type: "string", format: "binary" } } }
  return {
    "/settings/avatar": {
      post: {
        operationId: "avatar-set",
        refuses: ["RATE_LIMITED"],
        tags: ["settings"],
        security: [{ bearer: [] }],
        summary: `Upload a picture of the person: JPEG or PNG, ${toMegabytes(largestInOneRequest)} at most`,
        requestBody: { required: true, content: { "multipart/form-data": { schema: form } } },
        responses: {
          200: { description: "Kept", content: jsonContent(avatarView, "output") },
        },
      },
    },
  }
}
