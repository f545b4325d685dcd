import { z } from "zod"
import type { Reason } from "@hearthbook/core/errors/errors"
import { appRouter } from "../index.ts"
import type { Meta } from "../trpc/trpc.ts"

/** Alternative names of query parameters, with the procedures' own names. */
export const queryAliases = { from: "start_date", to: "end_date" }

/** Alternative names of body fields, with the procedures' own names. */
export const bodyAliases = { currentPassword: "current_password", newPassword: "new_password", fileId: "file_id" }

/** The type that the text of a query parameter is converted to. An `id` is a text that has to be a UUID. */
export type QueryType = "array" | "boolean" | "id" | "number" | "text"

type Described = { _def: { type: "query" | "mutation"; meta?: Meta; inputs?: unknown[] } }

/** The REST route of one procedure. */
export type RestRoute = {
  /** The procedure's path in the router: `grades.list`. */
  procedure: string
  type: "query" | "mutation"
  method: string
  path: string
  /** The types of the input's fields; null for a procedure without an input. */
  fields: Record<string, QueryType> | null
  /** True if its input has the version of the row that the caller last saw. */
  takes_version: boolean
  /** True if a program may not call it with an access token. */
  is_for_people: boolean
  /** True if the person must have proved who they are in the last ten minutes. */
  needs_proof: boolean
  /** True if a person may call it before their email address is verified. */
  takes_unverified: boolean
  /** True if a person may call it before a temporary password is replaced. */
  takes_temporary_password: boolean
  /** Reasons to refuse a call, besides those that follow from its input and its callers. */
  refuses: readonly Reason[]
}

/**
 * Lists the REST routes of all procedures in the order of declaration, which is the order of precedence. Reads only the
 * routers: generating the OpenAPI document takes long, and a serverless function that has just started does not need it.
 */
export function listRestRoutes(): RestRoute[] {
  // `procedures` is a flat record of full paths, although its type nests the routers.
  const procedures: [string, unknown][] = Object.entries(appRouter._def.procedures)
  return procedures.flatMap(([procedure, described]) => {
    if (!isDescribed(described)) return []
    const { _def } = described
    const {
      openapi: route,
      is_for_people = false,
      needs_proof = false,
      takes_unverified = false,
      takes_temporary_password = false,
      refuses = [],
    } = _def.meta ?? {}
    if (!route || route.enabled === false) return []
    const { method, path } = route
    const fields = fieldsOf(_def.inputs ?? [])
    const takes_version = fields !== null && "version" in fields
    const takes = { takes_version, is_for_people, needs_proof, takes_unverified, takes_temporary_password }
    return [{ procedure, type: _def.type, method, path, fields, ...takes, refuses }]
  })
}

/** Returns true if a procedure exists and may only be called by signed-in users. */
export function needsSession(procedure: string): boolean {
  return protectedProcedures.has(procedure)
}

const protectedProcedures = new Set(
  Object.entries<unknown>(appRouter._def.procedures)
    .filter(([, described]) => isDescribed(described) && !described._def.meta?.is_public)
    .map(([procedure]) => procedure),
)

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
  if (schema instanceof z.ZodGUID) return "id"
  return schema instanceof z.ZodNumber ? "number" : "text"
}
