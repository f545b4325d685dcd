import { createContext } from "@hearthbook/api/identity/context"
import { createCaller } from "@hearthbook/api"
import type { RequestFacts } from "@hearthbook/api/request/request"
import { callProcedure } from "@hearthbook/api/testing/call-procedure"

/** Returns a function that calls procedures by name in a request's context. */
export function callerByName(facts: RequestFacts): (name: string, input: unknown) => Promise<unknown> {
  const caller = createCaller(() => createContext(facts))
  return (name, input) => callProcedure(caller, name, input)
}
