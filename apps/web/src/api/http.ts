export const trpcUrl = "/api/trpc"

/** Milliseconds until a request without an answer is given up. */
const timeout = 30_000

/** A `fetch` that sends the cookie and gives up after 30 seconds. */
export function fetchInTime(address: RequestInfo | URL | string, request?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(timeout), ...(request?.signal ? [request.signal] : [])]
  return fetch(address, { ...request, credentials: "include", signal: AbortSignal.any(signals) })
}
