import { z } from "zod"

/** An answer of a route that is not a procedure, as the API description has it. */
export type DescribedAnswer = { description: string; content: object }

/** A JSON body in the API description: as it is sent (`input`), or as it is answered (`output`). */
export function jsonContent(schema: z.ZodType, io: "input" | "output") {
  return { "application/json": { schema: z.toJSONSchema(schema, { target: "draft-2020-12", io }) } }
}
