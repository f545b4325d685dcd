/**
 * What helps to find a fault of third-party sign-in: types and codes down to the first cause. No messages, which may quote
 * an answer, and answers hold codes and tokens.
 */
export function describeCause(error: Error): object {
  const inner = innerOf(error.cause)
  return {
    type: error.name,
    code: textOf(error, "code"),
    refusal: textOf(error, "error"),
    ...(inner ? { cause: describeCause(inner) } : {}),
  }
}

/** Auth keeps the error inside an object. */
function innerOf(cause: unknown): Error | null {
  if (cause instanceof Error) return cause
  return typeof cause === "object" && cause !== null && "err" in cause && cause.err instanceof Error ? cause.err : null
}

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === "string" ? value : undefined
}
