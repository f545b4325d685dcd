import { z } from "zod"
import { gradeLevel } from "../fields/fields.ts"
import { limits } from "../limits/limits.ts"

const title = z.string().trim().min(1).max(limits.title)

/**
 * The file of a course outline: a year of lessons by unit. `source` is the open book or public standard that guides it, and `license`
 * the license under which that source was published.
 */
export const outlineFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title,
  subject: z.enum(["Math", "Reading", "Science", "History"]),
  grades: z.array(gradeLevel).min(1),
  units: z.array(z.strictObject({ title, lessons: z.array(title).min(1) })).min(1),
  source: z.string().min(1),
  source_url: z.url({ protocol: /^https$/ }).optional(),
  license: z.enum(["CC BY 4.0", "public standard", "Hearthbook's own outline"]),
})
