import { identify, type Identity } from "./identify.ts"
import type { RequestFacts } from "../request/request.ts"

export type Context = RequestFacts & {
  /** Who the request's token says is asking, looked up at most once a request however many calls are batched in it. */
  identify: () => Promise<Identity>
}

/** Everything a procedure can know of the request it serves. */
export function createContext(facts: RequestFacts): Context {
  let identity: Promise<Identity> | undefined
  return { ...facts, identify: () => (identity ??= identify(facts)) }
}
