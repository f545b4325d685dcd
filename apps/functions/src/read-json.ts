import { AppError } from "@hearthbook/api/errors"
import type { Context } from "hono"
import type { z } from "zod"

/** The body of a route of our own, checked. VALIDATION_ERROR naming the fields that are wrong. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch(() => {
    throw new AppError("VALIDATION_ERROR", "The request body is not valid JSON.")
  })
  const { data, error } = schema.safeParse(body)
  if (!error) return data
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }))
  throw new AppError("VALIDATION_ERROR", issues.map(({ message }) => message).join(" "), { issues })
}
