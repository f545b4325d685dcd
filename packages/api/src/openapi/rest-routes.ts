import { z } from "zod"
import type { Reason } from "../errors/errors.ts"
import { appRouter } from "../index.ts"
import type { Meta } from "../trpc/trpc.ts"

/** Other names of query parameters, with the names that procedures know. */
export const queryAliases = { from: "start_date", to: "end_date" }

/** Other names of a body's fields, with the names that procedures know. */
export const bodyAliases = { currentPassword: "current_password", newPassword: "new_password", fileId: "file_id" }

/** The type that a query parameter's text stands for. */
export type QueryType = "array" | "boolean" | "number" | "text"

type Described = { _def: { type: "query" | "mutation"; meta?: Meta; inputs?: unknown[] } }

/** The REST twin of one procedure. */
export type RestRoute = {
  /** The procedure's path in the router: `grades.list`. */
  procedure: string
  type: "query" | "mutation"
  method: string
  path: string
  /** The types of the input's fields; null for a procedure without an input. */
  fields: Record<string, QueryType> | null
  /** True if it takes the version of a row that the caller saw last. */
  takes_version: boolean
  /** True if a person may call it before their email address is verified. */
  takes_unverified: boolean
  /** True where a person may call it before a temporary password is replaced. */
  takes_temporary_password: boolean
  /** The reasons for which it refuses a call, beside those that follow from its input and its callers. */
  refuses: readonly Reason[]
}

/**
 * Lists the REST twin of every procedure in the order of declaration, which is the order of precedence. It reads the routers
 * alone: making the OpenAPI document takes long, and a serverless function that has just started does not need it.
 */
export function listRestRoutes(): RestRoute[] {
  // `procedures` is flat, by whole path, although its type nests the routers.
  const procedures: [string, unknown][] = Object.entries(appRouter._def.procedures)
  return procedures.flatMap(([procedure, described]) => {
    if (!isDescribed(described)) return []
    const { _def } = described
    const { openapi: route, takes_unverified = false, takes_temporary_password = false, refuses = [] } = _def.meta ?? {}
    if (!route || route.enabled === false) return []
    const { method, path } = route
    const fields = fieldsOf(_def.inputs ?? [])
    const takes_version = fields !== null && "version" in fields
    const takes = { takes_version, takes_unverified, takes_temporary_password }
    return [{ procedure, type: _def.type, method, path, fields, ...takes, refuses }]
  })
}

function isDescribed(procedure: unknown): procedure is Described {
  return typeof procedure === "function" && "_def" in procedure
}

function fieldsOf([input]: unknown[]): RestRoute["fields"] {
  if (!(input instanceof z.ZodObject)) return null
  const shape: Record<string, z.core.$ZodType> = input.shape
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, typeOf(schema)]))
}

function typeOf(schema: z.core.$ZodType): QueryType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return typeOf(schema.unwrap())
  if (schema instanceof z.ZodPipe) return typeOf(schema.in)
  if (schema instanceof z.ZodArray) return "array"
  if (schema instanceof z.ZodBoolean) return "boolean"
  return schema instanceof z.ZodNumber ? "number" : "text"
}
