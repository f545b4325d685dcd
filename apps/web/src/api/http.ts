export const trpcUrl = "/api/trpc"

/** The time limit of a request in milliseconds. */
const timeout = 30_000

/** A `fetch` that sends cookies and aborts after 30 seconds. */
export function fetchInTime(address: RequestInfo | URL | string, request?: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(timeout), ...(request?.signal ? [request.signal] : [])]
  return fetch(address, { ...request, credentials: "include", signal: AbortSignal.any(signals) })
}
