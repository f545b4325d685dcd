import { jsonContent } from "../../../trpc/described-route.ts"
import { accountDeleted, accountDeletion } from "./account.schema.ts"

/** A DELETE with a body, because a password does not belong in a URL. */
export function accountPaths() {
  return {
    "/settings/account": {
      delete: {
        operationId: "account-delete",
        refuses: ["CONFLICT", "RATE_LIMITED", "SIGN_IN_ONLY"],
        tags: ["settings"],
        security: [{ bearer: [] }],
        summary: "Delete the person's account; the last parent's account takes the family with it",
        requestBody: { required: true, content: jsonContent(accountDeletion, "input") },
        responses: { 200: { description: "Gone", content: jsonContent(accountDeleted, "output") } },
      },
    },
  }
}
