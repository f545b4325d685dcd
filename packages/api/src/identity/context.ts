import { identify, type Identity } from "./identify.ts"
import type { RequestFacts } from "../request/request.ts"

export type Context = RequestFacts & {
  /** Identifies the caller by the request's token, once per request even if several calls are batched in it. */
  identify: () => Promise<Identity>
}

/** Creates the context of a request's procedures. */
export function createContext(facts: RequestFacts): Context {
  let identity: Promise<Identity> | undefined
  return { ...facts, identify: () => (identity ??= identify(facts)) }
}
