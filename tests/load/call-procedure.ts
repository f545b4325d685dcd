import { createContext } from "@hearthbook/api/context"
import { createCaller } from "@hearthbook/api/root"
import type { RequestFacts } from "@hearthbook/api/request"

/** Calls procedures by their names, as a request with this token would. */
export function callerByName(facts: RequestFacts): (name: string, input: unknown) => Promise<unknown> {
  const caller: object = createCaller(() => createContext(facts))
  return async (name, input) => {
    // The caller is made of functions all the way down: whatever is asked of it is there until it is called.
    const procedure = name.split(".").reduce<unknown>((parent, key) => Reflect.get(parent as object, key), caller)
    if (typeof procedure !== "function") throw new Error(`There is no procedure ${name}.`)
    const answer: unknown = await Reflect.apply(procedure, undefined, [input])
    return answer
  }
}
