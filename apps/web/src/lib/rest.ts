import type { ErrorBody } from "@hearthbook/api/errors"
import { TRPCClientError } from "@trpc/client"
import type { z } from "zod"
import { refusal } from "./refusal.ts"

/** A §9. */
const timeout = 30_000

/**
 * Asks an address of /api/v1 that is no procedure, because it goes by a cookie or by a token that is not the session's.
 * What goes wrong is thrown as tRPC's clients throw it, so that `readError` reads it.
 */
export async function askRest<Answer>(path: string, schema: z.ZodType<Answer>, access_token?: string): Promise<Answer> {
  try {
    const response = await fetch(`/api/v1${path}`, {
      credentials: "include",
      headers: { accept: "application/json", ...(access_token ? { authorization: `Bearer ${access_token}` } : {}) },
      signal: AbortSignal.timeout(timeout),
    })
    const body: unknown = await response.json()
    if (!response.ok) throw refusal(response.status, body as ErrorBody)
    return schema.parse(body)
  } catch (cause) {
    throw cause instanceof TRPCClientError ? cause : TRPCClientError.from(cause as Error)
  }
}
