import { createContext } from "@hearthbook/api/context"
import { createCaller } from "@hearthbook/api/root"
import type { RequestFacts } from "@hearthbook/api/request"

/** Returns a function that calls procedures by name in a request's context. */
export function callerByName(facts: RequestFacts): (name: string, input: unknown) => Promise<unknown> {
  const caller: object = createCaller(() => createContext(facts))
  return async (name, input) => {
    // The caller is a proxy: every property exists until it is called.
    const procedure = name.split(".").reduce<unknown>((parent, key) => Reflect.get(parent as object, key), caller)
    if (typeof procedure !== "function") throw new Error(`Unknown procedure ${name}.`)
    const answer: unknown = await Reflect.apply(procedure, undefined, [input])
    return answer
  }
}
