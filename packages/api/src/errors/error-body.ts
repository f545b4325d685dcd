import { z } from "zod"
import { errorCodes, type ErrorBody, type FieldIssue } from "./errors.ts"

const fieldIssue = z.object({ field: z.string(), message: z.string() }) satisfies z.ZodType<FieldIssue>

/** What the document says of an error's body. Apart from the table of errors, which the sign-in page reads without waiting for zod. */
export const errorBody = z.object({
  message: z.string().meta({ description: "Fit to show to a person" }),
  code: z.enum(errorCodes),
  issues: z.array(fieldIssue).optional(),
  current: z.unknown().optional().meta({ description: "The row as it is now, where a stale write was refused" }),
  request_id: z.string(),
}) satisfies z.ZodType<ErrorBody>
