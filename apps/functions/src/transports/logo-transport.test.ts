import http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { largestLogo } from "@hearthbook/api/request/fetch-logo"
import { logoTransport } from "./logo-transport.ts"
import { publicNetwork, type LookUp, type Network } from "./look-up-public.ts"

/** The only address of this computer that counts as public in these tests. */
const publicAddress = "127.0.0.2"
/** The addresses of each name, one for each lookup in turn. */
let names: Record<string, string[]>
let lookups: string[]
let respond: http.RequestListener
let requests: http.IncomingMessage[]
const site = http.createServer((request, response) => {
  requests.push(request)
  respond(request, response)
})
let privateServer: http.Server
let privateRequests: number
let port: number

const lookUp: LookUp = (name, _options, callback) => {
  lookups.push(name)
  const times = lookups.filter((one) => one === name).length
  const address = names[name]?.[times - 1] ?? names[name]?.at(-1) ?? "192.0.2.9"
  callback(null, [{ address, family: address.includes(":") ? 6 : 4 }])
}
const network: Network = {
  ...publicNetwork,
  lookUp,
  mayConnect: (address) => address === publicAddress || publicNetwork.mayConnect(address),
}
const fetchLogo = logoTransport(network)
const soon = () => AbortSignal.timeout(10_000)
const at = (host: string, path = "/logo.png") => `http://${host}:${port}${path}`
const listen = (server: http.Server, address: string, on = 0) =>
  new Promise<number>((resolve) => server.listen(on, address, () => resolve((server.address() as AddressInfo).port)))

beforeAll(async () => {
  port = await listen(site, publicAddress)
  privateServer = http.createServer((_, response) => {
    privateRequests += 1
    response.end("a secret of the private network")
  })
  // The same port on a private address.
  await listen(privateServer, "127.0.0.1", port)
})
afterAll(() => {
  for (const server of [site, privateServer]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  names = { "logos.example": [publicAddress] }
  lookups = []
  requests = []
  privateRequests = 0
  respond = (_, response) => response.end("a picture")
})

const redirectTo = (location: string) => () => {
  respond = (request, response) => {
    if (request.url !== "/logo.png") return response.end("a picture")
    return response.writeHead(302, { location }).end()
  }
}

test("fetches from a public address, without headers that identify the user", async () => {
  expect(Buffer.from(await fetchLogo(at("logos.example"), soon())).toString()).toBe("a picture")
  expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ])
})

describe("refuses to connect to a private network:", () => {
  test.each<[string, () => string, RegExp]>([
    ["this computer by its address", () => at("127.0.0.1"), /private network/],
    ["this computer by its name", () => at("localhost"), /private network/],
    ["this computer by a number", () => at("2130706433"), /private network/],
    ["this computer by IPv6", () => at("[::1]"), /private network/],
    ["this computer as a mapped address", () => at("[::ffff:127.0.0.1]"), /private network/],
    ["the metadata of a cloud", () => "http://169.254.169.254/latest/meta-data/", /private network/],
    ["a printer", () => "http://192.168.1.9/", /private network/],
    ["a name of a local network", () => "http://nas.local/logo.png", /private network/],
    ["a file", () => "file:///etc/passwd", /not a web address/],
    ["an address with a password", () => `http://user:word@logos.example:${port}/`, /contains a password/],
  ])("%s", async (_, address, reason) => {
    await expect(fetchLogo(address(), soon())).rejects.toThrow(reason)
    expect([requests.length, privateRequests, lookups.length]).toEqual([0, 0, 0])
  })

  test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fd00::7", "::ffff:127.0.0.1"])(
    "a public name that resolves to %s",
    async (address) => {
      names["logos.example"] = [address]
      await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("resolves to a private network")
      expect(privateRequests).toBe(0)
    },
  )

  test.each([
    ["the metadata of a cloud", "http://169.254.169.254/latest/meta-data/", /private network/],
    ["this computer", "http://127.0.0.1/", /private network/],
    ["a file", "file:///etc/passwd", /not a web address/],
  ])("a redirect to %s", async (_, location, reason) => {
    redirectTo(location)()
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow(reason)
    expect([requests.length, privateRequests]).toEqual([1, 0])
  })

  test("a redirect to a name that resolves to one", async () => {
    names["inside.example"] = ["127.0.0.1"]
    redirectTo(at("inside.example"))()
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("resolves to a private network")
    expect(privateRequests).toBe(0)
  })

  test("a name that resolves to one only after the check, because it connects to the checked address", async () => {
    names["logos.example"] = [publicAddress, "127.0.0.1"]
    expect(Buffer.from(await fetchLogo(at("logos.example"), soon())).toString()).toBe("a picture")
    expect([lookups, privateRequests]).toEqual([["logos.example"], 0])
    // The next request looks the name up again and is refused.
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("resolves to a private network")
    expect(privateRequests).toBe(0)
  })
})

test("follows at most three redirects", async () => {
  const chain = (length: number) => {
    respond = ({ url }, response) => {
      const step = Number(url?.slice(1))
      if (step >= length) return response.end("a picture")
      return response.writeHead(301, { location: `/${step + 1}` }).end()
    }
  }
  chain(3)
  expect(Buffer.from(await fetchLogo(at("logos.example", "/0"), soon())).toString()).toBe("a picture")
  chain(4)
  await expect(fetchLogo(at("logos.example", "/0"), soon())).rejects.toThrow("too many redirects")
})

test.each([404, 500, 204, 302])("rejects a response with status %s", async (status) => {
  respond = (_, response) => response.writeHead(status).end()
  await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow(`the site answered ${status}`)
})

test.each(["with", "without"])(
  "stops reading a body of 50 MB after the size of a logo, %s a Content-Length",
  async (how) => {
    const whole = 50 * 1024 * 1024
    let sent = 0
    respond = (request, response) => {
      response.writeHead(200, how === "without" ? {} : { "content-length": whole })
      const chunk = Buffer.alloc(64 * 1024)
      const send = () => {
        while (sent < whole && !request.socket.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return response.once("drain", send)
        }
        return response.end()
      }
      send()
    }
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("the picture is too large")
    // Some more was sent into the buffers of both ends.
    expect(sent).toBeLessThan(largestLogo + 12 * 1024 * 1024)
  },
)

test("gives up at the deadline on a site that sends slowly", async () => {
  const closed = new Promise<void>((resolve) => {
    respond = (request, response) => {
      response.writeHead(200)
      response.write("a")
      request.socket.once("close", () => resolve())
    }
  })
  await expect(fetchLogo(at("logos.example"), AbortSignal.timeout(100))).rejects.toThrow(/aborted|timeout/i)
  await closed
})

test("gives up at the deadline on a site that never answers, and on a name that never resolves", async () => {
  respond = () => undefined
  await expect(fetchLogo(at("logos.example"), AbortSignal.timeout(50))).rejects.toThrow(/aborted|timeout/i)
  const silent = logoTransport({ ...network, lookUp: () => undefined })
  await expect(silent(at("logos.example"), AbortSignal.timeout(50))).rejects.toThrow(/aborted|timeout/i)
})
