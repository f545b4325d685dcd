import { faults, type Reason } from "./errors.ts"

const codes = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
  502: "BAD_GATEWAY",
  503: "SERVICE_UNAVAILABLE",
  504: "GATEWAY_TIMEOUT",
} as const

/** The code by which tRPC knows the status of a refusal. */
export function trpcCodeOf(reason: Reason) {
  const { status } = faults[reason]
  return status === 500 ? "INTERNAL_SERVER_ERROR" : codes[status]
}
