type Run = (input: unknown) => Promise<unknown>

/** Calls a procedure by its name: `grades.byId`, or `upload` for the caller of one router. */
export async function callProcedure(caller: object, name: string, input?: unknown): Promise<unknown> {
  let found: unknown = caller
  for (const key of name.split(".")) found = isKeyed(found) ? found[key] : undefined
  // A caller is a proxy. It has every property, and a call of an unknown one is refused.
  if (!isRun(found)) throw new Error(`${name} is not a procedure`)
  return found(input)
}

function isKeyed(value: unknown): value is Record<string, unknown> {
  return (typeof value === "object" && value !== null) || typeof value === "function"
}

function isRun(value: unknown): value is Run {
  return typeof value === "function"
}
