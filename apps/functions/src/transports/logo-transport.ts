import http from "node:http"
import https from "node:https"
import { largestLogo, type FetchLogo } from "@hearthbook/api/fetch-logo"
import { lookUpPublic, publicNetwork, type Network } from "./look-up-public.ts"

/** Redirects that are followed: from http to https, to `www`, to a store of pictures. */
const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** Logos are small pictures: nothing packed is unpacked, and no cookie or referrer is sent. */
const headers = {
  accept: "image/png,image/jpeg,image/webp,image/gif",
  "accept-encoding": "identity",
  "user-agent": "Hearthbook",
}

/**
 * Fetches logos over http and https from public addresses alone. Each redirect is checked as the first address is; a body is
 * read up to the size of the largest logo and no further.
 */
export function logoTransport(network: Network = publicNetwork): FetchLogo {
  const fetchFrom = async (url: URL, deadline: AbortSignal, redirectsLeft: number): Promise<Uint8Array> => {
    requirePublic(url, network)
    const answer = await get(url, deadline, network)
    const { statusCode = 0 } = answer
    if (statusCode === 200) return readBody(answer)
    answer.destroy()
    const { location } = answer.headers
    if (!redirects.has(statusCode) || !location) throw new Error(`the site answered ${statusCode}`)
    if (redirectsLeft === 0) throw new Error("too many redirects")
    return fetchFrom(new URL(location, url), deadline, redirectsLeft - 1)
  }
  return (address, deadline) => fetchFrom(new URL(address), deadline, mostRedirects)
}

function requirePublic({ protocol, hostname, username, password }: URL, { mayName }: Network): void {
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`no address of the web: ${protocol}`)
  if (username || password) throw new Error("an address with a password in it")
  if (!mayName(hostname)) throw new Error("the address is in a private network")
}

function get(url: URL, signal: AbortSignal, network: Network): Promise<http.IncomingMessage> {
  const { request } = url.protocol === "http:" ? http : https
  // A connection of its own: one that is kept open from before would skip the check of its address.
  const options = { headers, signal, agent: false, lookup: lookUpPublic(network) }
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on("error", reject).end()
  })
}

async function readBody(answer: http.IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > largestLogo) throw new Error("the picture is too large")
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
