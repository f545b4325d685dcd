import http from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { largestLogo } from "@hearthbook/api/fetch-logo"
import { logoTransport } from "./logo-transport.ts"
import { publicNetwork, type LookUp, type Network } from "./look-up-public.ts"

/** The one address of this computer that counts as public here; all others are as private as ever. */
const outside = "127.0.0.2"
/** The addresses of each name, one for each lookup in turn. */
let names: Record<string, string[]>
let asked: string[]
let answerWith: http.RequestListener
let seen: http.IncomingMessage[]
const site = http.createServer((request, response) => {
  seen.push(request)
  answerWith(request, response)
})
let inside: http.Server
let insideCalls: number
let port: number

const lookUp: LookUp = (name, _options, answer) => {
  asked.push(name)
  const times = asked.filter((one) => one === name).length
  const address = names[name]?.[times - 1] ?? names[name]?.at(-1) ?? "192.0.2.9"
  answer(null, [{ address, family: address.includes(":") ? 6 : 4 }])
}
const network: Network = {
  ...publicNetwork,
  lookUp,
  mayConnect: (address) => address === outside || publicNetwork.mayConnect(address),
}
const fetchLogo = logoTransport(network)
const soon = () => AbortSignal.timeout(10_000)
const at = (host: string, path = "/logo.png") => `http://${host}:${port}${path}`
const listen = (server: http.Server, address: string, on = 0) =>
  new Promise<number>((resolve) => server.listen(on, address, () => resolve((server.address() as AddressInfo).port)))

beforeAll(async () => {
  port = await listen(site, outside)
  inside = http.createServer((_, response) => {
    insideCalls += 1
    response.end("a secret of the private network")
  })
  // The same port of an address that is private.
  await listen(inside, "127.0.0.1", port)
})
afterAll(() => {
  for (const server of [site, inside]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  names = { "logos.example": [outside] }
  asked = []
  seen = []
  insideCalls = 0
  answerWith = (_, response) => response.end("a picture")
})

const redirectTo = (location: string) => () => {
  answerWith = (request, response) => {
    if (request.url !== "/logo.png") return response.end("a picture")
    return response.writeHead(302, { location }).end()
  }
}

test("reads what is at a public address, and says nothing of who asks", async () => {
  expect(Buffer.from(await fetchLogo(at("logos.example"), soon())).toString()).toBe("a picture")
  expect(Object.keys(seen[0]?.headers ?? {}).toSorted()).toEqual([
    "accept",
    "accept-encoding",
    "connection",
    "host",
    "user-agent",
  ])
})

describe("calls nothing in a private network:", () => {
  test.each<[string, () => string, RegExp]>([
    ["this computer by its address", () => at("127.0.0.1"), /private network/],
    ["this computer by its name", () => at("localhost"), /private network/],
    ["this computer by a number", () => at("2130706433"), /private network/],
    ["this computer by IPv6", () => at("[::1]"), /private network/],
    ["this computer as a mapped address", () => at("[::ffff:127.0.0.1]"), /private network/],
    ["the metadata of a cloud", () => "http://169.254.169.254/latest/meta-data/", /private network/],
    ["a printer", () => "http://192.168.1.9/", /private network/],
    ["a name of a local network", () => "http://nas.local/logo.png", /private network/],
    ["a file", () => "file:///etc/passwd", /no address of the web/],
    ["an address with a password", () => `http://user:word@logos.example:${port}/`, /a password in it/],
  ])("%s", async (_, address, reason) => {
    await expect(fetchLogo(address(), soon())).rejects.toThrow(reason)
    expect([seen.length, insideCalls, asked.length]).toEqual([0, 0, 0])
  })

  test.each(["127.0.0.1", "10.0.0.7", "169.254.169.254", "::1", "fd00::7", "::ffff:127.0.0.1"])(
    "a public name that leads to %s",
    async (address) => {
      names["logos.example"] = [address]
      await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("leads into a private network")
      expect(insideCalls).toBe(0)
    },
  )

  test.each([
    ["the metadata of a cloud", "http://169.254.169.254/latest/meta-data/", /private network/],
    ["this computer", "http://127.0.0.1/", /private network/],
    ["a file", "file:///etc/passwd", /no address of the web/],
  ])("a redirect to %s", async (_, location, reason) => {
    redirectTo(location)()
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow(reason)
    expect([seen.length, insideCalls]).toEqual([1, 0])
  })

  test("a redirect to a name that leads there", async () => {
    names["inside.example"] = ["127.0.0.1"]
    redirectTo(at("inside.example"))()
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("leads into a private network")
    expect(insideCalls).toBe(0)
  })

  test("a name that leads there once it was checked: it is asked for once, and that address is called", async () => {
    names["logos.example"] = [outside, "127.0.0.1"]
    expect(Buffer.from(await fetchLogo(at("logos.example"), soon())).toString()).toBe("a picture")
    expect([asked, insideCalls]).toEqual([["logos.example"], 0])
    // The next call looks it up anew, and refuses it.
    await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("leads into a private network")
    expect(insideCalls).toBe(0)
  })
})

test("follows three redirects and no fourth", async () => {
  const chain = (length: number) => {
    answerWith = ({ url }, response) => {
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

test.each([404, 500, 204, 302])("takes nothing of an answer %s", async (status) => {
  answerWith = (_, response) => response.writeHead(status).end()
  await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow(`the site answered ${status}`)
})

test.each(["with its length", "without"])("leaves a body of 50 MB after the size of a logo, said %s", async (said) => {
  const whole = 50 * 1024 * 1024
  let sent = 0
  answerWith = (request, response) => {
    response.writeHead(200, said === "without" ? {} : { "content-length": whole })
    const piece = Buffer.alloc(64 * 1024)
    const send = () => {
      while (sent < whole && !request.socket.destroyed) {
        sent += piece.length
        if (!response.write(piece)) return response.once("drain", send)
      }
      return response.end()
    }
    send()
  }
  await expect(fetchLogo(at("logos.example"), soon())).rejects.toThrow("the picture is too large")
  // Beyond what was read, only what lies in the buffers of both ends.
  expect(sent).toBeLessThan(largestLogo + 12 * 1024 * 1024)
})

test("a site that answers a little at a time is left when the deadline comes", async () => {
  const closed = new Promise<void>((resolve) => {
    answerWith = (request, response) => {
      response.writeHead(200)
      response.write("a")
      request.socket.once("close", () => resolve())
    }
  })
  await expect(fetchLogo(at("logos.example"), AbortSignal.timeout(100))).rejects.toThrow(/aborted|timeout/i)
  await closed
})

test("a site that takes a call and never answers is left, and so is a name that nobody resolves", async () => {
  answerWith = () => undefined
  await expect(fetchLogo(at("logos.example"), AbortSignal.timeout(50))).rejects.toThrow(/aborted|timeout/i)
  const silent = logoTransport({ ...network, lookUp: () => undefined })
  await expect(silent(at("logos.example"), AbortSignal.timeout(50))).rejects.toThrow(/aborted|timeout/i)
})
