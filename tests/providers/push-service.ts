import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { listenOnLoopback } from "./listen.ts"

/** A message as the browser's service worker receives it, with its verified sender. */
type Arrived = { browser: string; payload: unknown; headers: Record<string, unknown>; sender: Sender }
type Sender = { public_key: string; claims: Record<string, unknown> }

export type PushService = Awaited<ReturnType<typeof startPushService>>

/**
 * Starts a push service on loopback with browsers. It accepts only signed messages (RFC 8292), and each browser decrypts its
 * messages (RFC 8291).
 */
export async function startPushService() {
  const { url, serve, close } = await listenOnLoopback()
  const browsers = new Map<string, Browser>()
  const answers = new Map<string, number>()
  const arrived: Arrived[] = []
  serve((request, response) => {
    const name = (request.url ?? "").slice(1)
    const browser = browsers.get(name)
    const answer = answers.get(name) ?? (browser ? 201 : 404)
    void buffer(request).then(
      (body) => {
        if (browser && answer === 201) {
          const sender = readSender(request.headers.authorization ?? "", url)
          arrived.push({ browser: name, payload: JSON.parse(open(body, browser)), headers: request.headers, sender })
        }
        response.writeHead(answer).end()
      },
      () => response.destroy(),
    )
  })
  /** Creates a browser's push subscription, with its endpoint and keys. */
  const addBrowser = (name: string) => {
    const pair = createECDH("prime256v1")
    const p256dh = pair.generateKeys("base64url")
    const auth = randomBytes(16)
    browsers.set(name, { pair, auth })
    return { endpoint: `${url}/${name}`, keys: { p256dh, auth: auth.toString("base64url") } }
  }
  return { url, arrived, addBrowser, answerWith: (name: string, status: number) => answers.set(name, status), close }
}

type Browser = { pair: ReturnType<typeof createECDH>; auth: Buffer }

/** RFC 8291 §3.4 with the header of RFC 8188 §2.1: one record. */
function open(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const senderKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), senderKey])
  const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(senderKey), auth, info, 32))
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, Buffer.from(`Content-Encoding: ${purpose}\0`), length))
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // Padding follows the delimiter 2 of the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8")
}

/** Reads and verifies the sender. Throws if the signature is invalid or for another push service. */
function readSender(authorization: string, audience: string): Sender {
  const [, token = "", public_key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = "", payload = "", signature = ""] = token.split(".")
  const point = Buffer.from(public_key, "base64url")
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url")
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) }
  const key = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const
  const isSigned = verify("sha256", Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, "base64url"))
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>
  if (!isSigned || claims["aud"] !== audience) throw new Error("The message is not signed for this push service.")
  return { public_key, claims }
}
