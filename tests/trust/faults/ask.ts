import { fieldsOf } from "../../contract/fixtures/read.ts"

/** A response, with the time it took in milliseconds. */
export type Answer = { status: number; text: string; body: unknown; took: number; headers: Headers }

export type Ask = (method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<Answer | null>

/** Timeout in milliseconds. A request without a response by then fails the test. */
const longest = 60_000

/**
 * Returns a client of a server's /api/v1 with a token. The response is null if the connection broke before it was complete. The
 * request may then have taken effect or not.
 */
export function askAs(url: string, token: string | null): Ask {
  return async (method, path, body) => {
    const isBytes = body instanceof Uint8Array
    const headers = {
      ...(body && { "content-type": isBytes ? "application/pdf" : "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const startedAt = performance.now()
    try {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers,
        body: isBytes ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(longest),
      })
      const text = await response.text()
      const isJson = (response.headers.get("content-type") ?? "").includes("json")
      const took = performance.now() - startedAt
      return { status: response.status, text, body: isJson ? JSON.parse(text) : text, took, headers: response.headers }
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError")
        throw new Error(`${method} ${path} timed out after ${longest} ms.`, { cause: error })
      return null
    }
  }
}

/** Returns the body of a successful response. Throws for any other. */
export async function need(asked: Promise<Answer | null>): Promise<unknown> {
  const answer = await asked
  if (!answer || answer.status >= 300) throw new Error(`Answered ${answer?.status}: ${answer?.text}`)
  return answer.body
}

/** Returns a field of a response as text. */
export function field(body: unknown, name: string): string {
  return String(fieldsOf(body)[name])
}
