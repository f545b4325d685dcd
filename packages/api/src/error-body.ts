import { z } from "zod"
import { errorCodes } from "./errors.ts"

/** One thing wrong with one field; `field` is its dotted path. */
const fieldIssue = z.object({ field: z.string(), message: z.string() })
export type FieldIssue = z.output<typeof fieldIssue>

/**
 * The body of every error answer (DECISIONS 4, 47), over REST as it is, over tRPC as `data.error`. Apart from the table of
 * errors, which the sign-in page reads without waiting for zod.
 */
export const errorBody = z.object({
  message: z.string().meta({ description: "Fit to show to a person" }),
  code: z.enum(errorCodes),
  issues: z.array(fieldIssue).optional(),
  current: z.unknown().optional().meta({ description: "The row as it is now, where a stale write was refused" }),
  request_id: z.string(),
})
export type ErrorBody = z.output<typeof errorBody>
