import { AppError } from "@hearthbook/core/errors/errors"
import type { Context } from "hono"
import type { z } from "zod"
import { parseJson } from "./parse-json.ts"

/** Reads and validates a request's JSON body. A missing body counts as an empty object. Throws VALIDATION_ERROR with the invalid fields. */
export async function readJson<Schema extends z.ZodType>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const { data, error } = schema.safeParse(parse(await c.req.text()))
  if (!error) return data
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }))
  throw new AppError("VALIDATION_ERROR", issues.map(({ message }) => message).join(" "), { issues })
}

function parse(text: string): unknown {
  try {
    return parseJson(text || "{}")
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError("VALIDATION_ERROR", "The request body is not valid JSON.")
  }
}
