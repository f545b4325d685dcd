import { fieldsOf } from "../../contract/read.ts"
/** What a server said to one request, and how long it took, in milliseconds. */
export type Answer = { status: number; text: string; body: unknown; took: number; headers: Headers }

export type Ask = (method: string, path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<Answer | null>

/** Nobody waits longer than this for an answer, in milliseconds: then it counts as a hang, and the test fails. */
const longest = 60_000

/**
 * Asks /api/v1 of a server as the person behind a token. Null where the line broke before the whole answer was there: then
 * nothing is acknowledged, and what was asked for may be done or not.
 */
export function askAs(url: string, token: string | null): Ask {
  return async (method, path, body) => {
    const isBytes = body instanceof Uint8Array
    const headers = {
      ...(body && { "content-type": isBytes ? "application/pdf" : "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const begun = performance.now()
    try {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers,
        body: isBytes ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(longest),
      })
      const text = await response.text()
      const isJson = (response.headers.get("content-type") ?? "").includes("json")
      const took = performance.now() - begun
      return { status: response.status, text, body: isJson ? JSON.parse(text) : text, took, headers: response.headers }
    } catch (error) {
      if (error instanceof DOMException && error.name === "TimeoutError")
        throw new Error(`${method} ${path} had no answer after ${longest} ms.`, { cause: error })
      return null
    }
  }
}

/** The same, where an answer of the 200s is all that will do. */
export async function need(asked: Promise<Answer | null>): Promise<unknown> {
  const answer = await asked
  if (!answer || answer.status >= 300) throw new Error(`Answered ${answer?.status}: ${answer?.text}`)
  return answer.body
}

/** A whole number or text of an answer. */
export function field(body: unknown, name: string): string {
  return String(fieldsOf(body)[name])
}
