import { z } from "zod"

/** What a route answers, as the API's description has it. For routes that are no procedures. */
export type DescribedAnswer = { description: string; content: object }

/** A body of JSON in the API's description: as it is sent, or as it is answered. */
export function jsonContent(schema: z.ZodType, io: "input" | "output") {
  return { "application/json": { schema: z.toJSONSchema(schema, { target: "draft-2020-12", io }) } }
}
