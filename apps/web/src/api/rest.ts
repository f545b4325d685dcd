import type { ErrorBody } from "@hearthbook/api/errors"
import { TRPCClientError } from "@trpc/client"
import type { z } from "zod"
import { isUnreachable } from "../lib/read-error.ts"
import { refusal } from "./refusal.ts"
import { outage } from "./server-outage.ts"

/** A §9, in milliseconds. */
const timeout = 30_000
/** A file of 4 MB takes its time where the line is slow. */
const timeoutOfFiles = 180_000

type Request = {
  /** What is sent, which makes it a POST: a file or a form as it is, or an object as JSON. */
  body?: Blob | FormData | object
  /** Where it is no POST although something is sent. */
  method?: "PUT"
  /** Milliseconds that it may take, where that is not the usual time. */
  patience?: number
  /** Gives it up. */
  signal?: AbortSignal
  access_token?: string
}

/**
 * Asks an address of /api/v1 that is no procedure, because it goes by a cookie, by a token that is not the session's, or
 * carries a file. What goes wrong is thrown as tRPC's clients throw it, so that `readError` reads it.
 */
export function askRest<Answer>(path: string, schema: z.ZodType<Answer>, request?: Request): Promise<Answer> {
  return ask(path, async (response) => schema.parse(await response.json()), request)
}

/** The content of a file; what goes wrong is thrown likewise. */
export function askBytes(path: string, request?: Request): Promise<Blob> {
  return ask(path, (response) => response.blob(), request)
}

async function ask<Answer>(
  path: string,
  read: (response: Response) => Promise<Answer>,
  { body, method, patience, signal, access_token }: Request = {},
): Promise<Answer> {
  // A file, and what is known to take long, say nothing of the server.
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
    if (!response.ok) throw refusal(response.status, (await response.json()) as ErrorBody)
    return await read(response)
  } catch (cause) {
    const error = cause instanceof TRPCClientError ? cause : TRPCClientError.from(cause as Error)
    if (isUnreachable(error)) void outage.check()
    throw error
  } finally {
    endWatch()
  }
}

function isFile(body: Request["body"]): body is Blob | FormData {
  return body instanceof Blob || body instanceof FormData
}

/** A form says its own, with what stands between its parts. */
function contentTypeOf(body: Blob | FormData | object): Record<string, string> {
  if (body instanceof FormData) return {}
  return { "content-type": body instanceof Blob ? body.type || "application/octet-stream" : "application/json" }
}
