type Fetch = typeof fetch

/** Why requests to an identity provider failed, as a reason in the error table. */
type Failure = "PROVIDER_TIMEOUT" | "PROVIDER_UNREACHABLE"

/** The access to identity providers for one attempt. `failure` is null if no request has failed. */
export type ProviderClient = { fetch: Fetch; failure: () => Failure | null }

const discoveryPath = "/.well-known/openid-configuration"
/** Milliseconds for which an identity provider's discovery document is cached. */
const discoveryLife = 60 * 60_000

/**
 * Returns a function that opens a client for each attempt. It adds what `@auth/core` lacks: timeouts in milliseconds, a cache for
 * the discovery document (requested twice for each sign-in), and a distinction between an identity provider that is down and one
 * that refuses.
 */
export function createProviderClients(timeout: number, clock: () => Date): () => ProviderClient {
  const discoveries = new Map<string, { text: string; until: number }>()
  return () => {
    let failure: Failure | null = null
    const fetchInTime: Fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const cached = discoveries.get(address)
      if (cached && cached.until > clock().getTime()) return Response.json(JSON.parse(cached.text))
      const { response, text } = await readInTime(input, init, timeout).catch((error: unknown) => {
        failure = isTimeout(error) ? "PROVIDER_TIMEOUT" : "PROVIDER_UNREACHABLE"
        throw error
      })
      if (response.status >= 500) failure = "PROVIDER_UNREACHABLE"
      if (address.endsWith(discoveryPath)) {
        if (response.ok && isDiscovery(text, address)) {
          discoveries.set(address, { text, until: clock().getTime() + discoveryLife })
        } else failure = "PROVIDER_UNREACHABLE"
      }
      return response
    }
    return { fetch: fetchInTime, failure: () => failure }
  }
}

/** Reads the whole response within the timeout, including one that stops halfway. */
async function readInTime(input: Parameters<Fetch>[0], init: RequestInit | undefined, timeout: number) {
  const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeout) })
  const text = await response.text()
  const { status, headers } = response
  return { response: new Response(text || null, { status, headers }), text }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError"
}

/**
 * Returns true for the discovery document of the identity provider at that address, and false for any other page, such as a
 * proxy's.
 */
function isDiscovery(text: string, address: string): boolean {
  try {
    const document: unknown = JSON.parse(text)
    if (typeof document !== "object" || document === null || !("issuer" in document)) return false
    return `${String(document.issuer)}${discoveryPath}` === address
  } catch {
    return false
  }
}
