import dns from "node:dns"
import type { LookupFunction } from "node:net"
import { isInnerAddress, isPublicHost } from "@hearthbook/api/rules/network/public-address"

/** Resolves a name to all of its addresses, as `dns.lookup` with `all: true` does. */
export type LookUp = (
  name: string,
  options: dns.LookupAllOptions,
  answer: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

/** How names are resolved, and which of them and of their addresses the server may call. Tests give servers of their own. */
export type Network = {
  lookUp: LookUp
  mayName: (hostname: string) => boolean
  mayConnect: (address: string) => boolean
}

export const publicNetwork: Network = {
  lookUp: dns.lookup,
  mayName: isPublicHost,
  mayConnect: (address) => !isInnerAddress(address),
}

/**
 * Resolves a name once for one connection, which is then made to the addresses that were checked here: a name that changes
 * between the check and the call gains nothing. Fails where any of them is not public.
 */
export function lookUpPublic({ lookUp, mayConnect }: Network = publicNetwork): LookupFunction {
  return (hostname, options, answer) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses
      if (!first) return answer(error ?? new Error("name not found"), "")
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return answer(new Error("the name leads into a private network"), "")
      }
      return options.all ? answer(null, addresses) : answer(null, first.address, first.family)
    })
  }
}
