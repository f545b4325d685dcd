/**
 * Describes a failure of third-party sign-in for the log: types and codes down to the first cause. Leaves out messages, which may
 * quote responses, and these contain codes and tokens.
 */
export function describeCause(error: Error): object {
  const inner = innerOf(error.cause)
  return {
    type: error.name,
    code: "code" in error ? textOf(error.code) : undefined,
    refusal: "error" in error ? textOf(error.error) : undefined,
    ...(inner ? { cause: describeCause(inner) } : {}),
  }
}

/** Auth.js wraps the cause in an object. */
function innerOf(cause: unknown): Error | null {
  if (cause instanceof Error) return cause
  return typeof cause === "object" && cause !== null && "err" in cause && cause.err instanceof Error ? cause.err : null
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined
}
