type Fetch = typeof fetch

/** What the way to a provider can suffer from; a reason of the table of errors. */
type Trouble = "PROVIDER_TIMEOUT" | "PROVIDER_UNREACHABLE"

/** How to reach a provider in one attempt, and afterwards what went wrong on the way; null where nothing did. */
export type ProviderClient = { fetch: Fetch; trouble: () => Trouble | null }

const discoveryPath = "/.well-known/openid-configuration"
/** How long a provider's description of itself is taken for true, in milliseconds. */
const discoveryLife = 60 * 60_000

/**
 * Gives each attempt its own line to the providers. `@auth/core` has no timeouts of its own, asks for the description of a
 * provider twice for each sign-in, and tells a provider that is down from one that refuses by nothing but words.
 */
export function createProviderClients(patience: number, clock: () => Date): () => ProviderClient {
  const discoveries = new Map<string, { text: string; until: number }>()
  return () => {
    let trouble: Trouble | null = null
    const ask: Fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      const known = discoveries.get(address)
      if (known && known.until > clock().getTime()) return Response.json(JSON.parse(known.text))
      const { response, text } = await readInTime(input, init, patience).catch((error: unknown) => {
        trouble = isTimeout(error) ? "PROVIDER_TIMEOUT" : "PROVIDER_UNREACHABLE"
        throw error
      })
      if (response.status >= 500) trouble = "PROVIDER_UNREACHABLE"
      if (address.endsWith(discoveryPath)) {
        if (response.ok && isDescription(text, address)) {
          discoveries.set(address, { text, until: clock().getTime() + discoveryLife })
        } else trouble = "PROVIDER_UNREACHABLE"
      }
      return response
    }
    return { fetch: ask, trouble: () => trouble }
  }
}

/** Reads the whole answer before it is handed on: one that stops half-way is late, too. */
async function readInTime(input: Parameters<Fetch>[0], init: RequestInit | undefined, patience: number) {
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) })
  const text = await answer.text()
  const { status, headers } = answer
  return { response: new Response(text || null, { status, headers }), text }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError"
}

/** Whether this is what the provider at that address says of itself: a page of whoever stands in between must not be kept. */
function isDescription(text: string, address: string): boolean {
  try {
    return `${Reflect.get(Object(JSON.parse(text)), "issuer")}${discoveryPath}` === address
  } catch {
    return false
  }
}
