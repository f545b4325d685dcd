import { AppError } from "@hearthbook/api/errors"
import type { Context } from "hono"
import type { z } from "zod"

/** The body of a route of our own, checked; none is as good as an empty one. VALIDATION_ERROR naming the fields that are wrong. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(parse(await c.req.text()))
  if (!error) return data
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }))
  throw new AppError("VALIDATION_ERROR", issues.map(({ message }) => message).join(" "), { issues })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || "{}")
  } catch {
    throw new AppError("VALIDATION_ERROR", "The request body is not valid JSON.")
  }
}
