import type { ErrorBody } from "@hearthbook/core/errors/errors"
import { TRPCClientError } from "@trpc/client"
import type { z } from "zod"
import { isUnreachable } from "../lib/read-error.ts"
import { refusal } from "./refusal.ts"
import { outage } from "./server-outage.ts"

/** The time limit of a request in milliseconds. */
const timeout = 30_000
/** The time limit for files in milliseconds. A part of 3 MB takes long on a slow connection. */
export const timeoutOfFiles = 180_000

type Request = {
  /** A file or a form, or an object that is sent as JSON. The method is then POST by default. */
  body?: Blob | FormData | object
  method?: "PUT" | "DELETE"
  /** The time limit in milliseconds, if it differs from the usual one. */
  patience?: number
  signal?: AbortSignal
  access_token?: string
}

/**
 * Calls an address of /api/v1 that has no procedure, because it uses a cookie, another token than the session's, or a file. Throws
 * the errors that tRPC's clients throw, so that `readError` can read them.
 */
export function askRest<Answer>(path: string, schema: z.ZodType<Answer>, request?: Request): Promise<Answer> {
  return ask(path, async (response) => schema.parse(await response.json()), request)
}

/** Returns the content of a file. Throws like `askRest`. */
export function askBytes(path: string, request?: Request): Promise<Blob> {
  return ask(path, (response) => response.blob(), request)
}

async function ask<Answer>(
  path: string,
  read: (response: Response) => Promise<Answer>,
  { body, method, patience, signal, access_token }: Request = {},
): Promise<Answer> {
  // A slow upload, or a request that is known to be slow, does not indicate an outage.
  const endWatch = patience || isFile(body) ? () => undefined : outage.watch()
  try {
    const response = await fetch(`/api/v1${path}`, {
      credentials: "include",
      method: method ?? (body ? "POST" : "GET"),
      headers: {
        accept: "application/json",
        ...(body && contentTypeOf(body)),
        ...(access_token && { authorization: `Bearer ${access_token}` }),
      },
      body: isFile(body) ? body : body && JSON.stringify(body),
      signal: AbortSignal.any([
        AbortSignal.timeout(patience ?? (isFile(body) ? timeoutOfFiles : timeout)),
        ...(signal ? [signal] : []),
      ]),
    })
    if (!response.ok) throw refusal(response.status, await refusalOf(response))
    return await read(response)
  } catch (cause) {
    const error = cause instanceof TRPCClientError ? cause : TRPCClientError.from(cause as Error)
    if (isUnreachable(error)) void outage.check()
    throw error
  } finally {
    endWatch()
  }
}

/** A host in front of the server refuses what is too large for it with words of its own. */
async function refusalOf(response: Response): Promise<ErrorBody> {
  const isJson = response.headers.get("content-type")?.startsWith("application/json")
  if (response.status === 413 && !isJson) {
    return { code: "PAYLOAD_TOO_LARGE", message: "This is too large for the server. Split it.", request_id: "" }
  }
  return (await response.json()) as ErrorBody
}

function isFile(body: Request["body"]): body is Blob | FormData {
  return body instanceof Blob || body instanceof FormData
}

/** The browser sets the type of a form, with its boundary. */
function contentTypeOf(body: Blob | FormData | object): Record<string, string> {
  if (body instanceof FormData) return {}
  return { "content-type": body instanceof Blob ? body.type || "application/octet-stream" : "application/json" }
}
