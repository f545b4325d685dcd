import { z } from "zod"
import { errorCodes, type ErrorBody, type FieldIssue } from "./errors.ts"

const fieldIssue = z.object({ field: z.string(), message: z.string() }) satisfies z.ZodType<FieldIssue>

/**
 * The schema of an error's body, for the API description. Separate from the table of errors, so that the sign-in page can read
 * that without loading zod.
 */
export const errorBody = z.object({
  message: z.string().meta({ description: "A message that can be shown to a user" }),
  code: z.enum(errorCodes),
  issues: z.array(fieldIssue).optional(),
  changed: z
    .array(z.object({ noun: z.string(), id: z.string(), name: z.string().nullable() }))
    .optional()
    .meta({ description: "The rows that were changed meanwhile" }),
  current: z.unknown().optional().meta({ description: "The current row, if the version of an update is out of date" }),
  request_id: z.string(),
}) satisfies z.ZodType<ErrorBody>
