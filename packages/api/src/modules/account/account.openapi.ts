import { jsonContent } from "../../trpc/described-route.ts"
import { accountDeleted, accountDeletion } from "./account.schema.ts"

/** A DELETE with a body (A §7): a password does not belong in an address. */
export function accountPaths() {
  return {
    "/settings/account": {
      delete: {
        operationId: "account-delete",
        refuses: ["CONFLICT", "RATE_LIMITED"],
        tags: ["settings"],
        security: [{ bearer: [] }],
        summary: "Delete one's account, and the family with its last parent",
        requestBody: { required: true, content: jsonContent(accountDeletion, "input") },
        responses: { 200: { description: "Gone", content: jsonContent(accountDeleted, "output") } },
      },
    },
  }
}
