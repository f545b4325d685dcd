import { z } from "zod"
import { accountDeleted, accountDeletion } from "./account.schema.ts"

type Answer = { description: string; content: object }

const json = (schema: z.ZodType, io: "input" | "output") => ({
  "application/json": { schema: z.toJSONSchema(schema, { target: "draft-2020-12", io }) },
})

/** A DELETE with a body (A §7): a password does not belong in an address. */
export function accountPaths(refusals: Record<string, Answer>) {
  return {
    "/settings/account": {
      delete: {
        operationId: "account-delete",
        tags: ["settings"],
        security: [{ bearer: [] }],
        summary: "Delete one's account, and the family with its last parent",
        requestBody: { required: true, content: json(accountDeletion, "input") },
        responses: { 200: { description: "Gone", content: json(accountDeleted, "output") }, ...refusals },
      },
    },
  }
}
