import type { AppOptions } from "@hearthbook/functions/app"
import { expect } from "vitest"
import { createConformanceCheck } from "./conformance.ts"
import { openApp } from "./platforms/open-app.ts"
import { fieldsOf, read } from "./read.ts"

export { fieldsOf, read } from "./read.ts"

export type Answer = { status: number; body: unknown; headers: Headers }

/** Starts the app on a new migrated database and returns an HTTP client for it. */
export async function openRest(given: Partial<Omit<AppOptions, "database">> = {}, env?: Record<string, string>) {
  const { app, db, clock, logged, close } = await openApp(given, env)
  const document = await app.fetch(new Request("http://hearthbook.test/api/openapi.json"))
  const conforms = createConformanceCheck(fieldsOf(await document.json()))
  logged.length = 0
  const send = async (
    method: string,
    path: string,
    init: { body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const response = await app.fetch(new Request(`http://hearthbook.test${path}`, { method, ...init }))
    const text = await response.text()
    const isJson = text !== "" && (response.headers.get("content-type") ?? "").includes("json")
    const answer = {
      status: response.status,
      body: isJson ? (JSON.parse(text) as unknown) : text,
      headers: response.headers,
    }
    const address = /^\/api\/v1(\/[^?]*)/.exec(path)?.[1]
    // Every response in these tests must conform to the OpenAPI document.
    if (address && method !== "HEAD") expect(conforms(method, address, answer.status, answer.body)).toBeNull()
    return answer
  }
  /** Returns a client of /api/v1 with a token. */
  const as =
    (token: string | null) =>
    (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(method, `/api/v1${path}`, {
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
      })
  const register = async (email: string) => {
    const person = { first_name: "Ada", last_name: "Byron", email, password: "Sunny-Meadow-42!", terms_accepted: true }
    const { body } = await as(null)("POST", "/auth/register", person)
    return String(read(body, "access_token"))
  }
  /** Uploads a file, with its bytes as the body. */
  const sendBytes = (path: string, content: Uint8Array, headers: Record<string, string>) =>
    send("POST", path, { body: new Uint8Array(content), headers })
  return { app, db, clock, logged, send, sendBytes, as, register, close }
}

export type Rest = Awaited<ReturnType<typeof openRest>>
export type Ask = ReturnType<Rest["as"]>

/** Returns the id of the row in a response. */
export function idOf({ body }: Answer): string {
  return String(read(body, "id"))
}
