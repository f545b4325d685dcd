import dns from "node:dns"
import type { LookupFunction } from "node:net"
import { isPrivateAddress, isPublicHost, type LookUpHost } from "@hearthbook/api/request/public-address"

/** Resolves a name to all of its addresses, as `dns.lookup` with `all: true` does. */
export type LookUp = (
  name: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

/** How names are resolved, and which names and addresses the server may connect to. Tests supply their own. */
export type Network = {
  lookUp: LookUp
  mayName: (hostname: string) => boolean
  mayConnect: (address: string) => boolean
}

export const publicNetwork: Network = {
  lookUp: dns.lookup,
  mayName: isPublicHost,
  mayConnect: (address) => !isPrivateAddress(address),
}

/**
 * Returns a `lookup` function for a connection, which connects to the addresses that were checked here, so that a name cannot change
 * between the check and the connection (DNS rebinding). The lookup fails if any address is not public.
 */
export function lookUpPublic({ lookUp, mayConnect }: Network = publicNetwork): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = error ? [] : addresses
      if (!first) return callback(error ?? new Error("name not found"), "")
      if (!addresses.every(({ address }) => mayConnect(address))) {
        return callback(new Error("the name resolves to a private network"), "")
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

/** Milliseconds for resolving a name that a person enters. */
const lookUpTimeout = 5_000

/** Resolves a name as a connection would, to all of its addresses. Rejects if it is not found in five seconds. */
export const lookUpHost: LookUpHost = async (hostname) => {
  const late = AbortSignal.timeout(lookUpTimeout)
  const tooLate = new Promise<never>((_, reject) => {
    late.addEventListener("abort", () => reject(new Error("the name was not resolved in time")))
  })
  const found = await Promise.race([dns.promises.lookup(hostname, { all: true }), tooLate])
  return found.map(({ address }) => address)
}
