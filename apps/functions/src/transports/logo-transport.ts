import http from "node:http"
import https from "node:https"
import { largestLogo, type FetchLogo } from "@hearthbook/api/request/fetch-logo"
import { lookUpPublic, publicNetwork, type Network } from "./look-up-public.ts"

/** Enough redirects for http to https, to `www`, and to a CDN. */
const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** Requests no compression, which small images do not need, and sends no cookies or referrer. */
const headers = {
  accept: "image/png,image/jpeg,image/webp,image/gif",
  "accept-encoding": "identity",
  "user-agent": "Hearthbook",
}

/**
 * Fetches logos over http and https from public addresses only. Each redirect is checked like the first address, and a body is read
 * only up to the largest size of a logo. Throws if a logo cannot be fetched.
 */
export function logoTransport(network: Network = publicNetwork): FetchLogo {
  const fetchFrom = async (url: URL, deadline: AbortSignal, redirectsLeft: number): Promise<Uint8Array> => {
    requirePublic(url, network)
    const response = await get(url, deadline, network)
    const { statusCode = 0 } = response
    if (statusCode === 200) return readBody(response)
    response.destroy()
    const { location } = response.headers
    if (!redirects.has(statusCode) || !location) throw new Error(`the site answered ${statusCode}`)
    if (redirectsLeft === 0) throw new Error("too many redirects")
    return fetchFrom(new URL(location, url), deadline, redirectsLeft - 1)
  }
  return (address, deadline) => fetchFrom(new URL(address), deadline, maxRedirects)
}

function requirePublic({ protocol, hostname, username, password }: URL, { mayName }: Network): void {
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`not a web address: ${protocol}`)
  if (username || password) throw new Error("the address contains a password")
  if (!mayName(hostname)) throw new Error("the address is in a private network")
}

function get(url: URL, signal: AbortSignal, network: Network): Promise<http.IncomingMessage> {
  const { request } = url.protocol === "http:" ? http : https
  // No agent, because a connection that is reused would skip the check of its address.
  const options = { headers, signal, agent: false, lookup: lookUpPublic(network) }
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end()
  })
}

async function readBody(response: http.IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > largestLogo) throw new Error("the picture is too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
