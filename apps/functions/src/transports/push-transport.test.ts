import { createECDH, randomBytes } from "node:crypto"
import { startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import { afterAll, beforeAll, expect, test } from "vitest"
import webPush from "web-push"
import { pushTransport } from "./push-transport.ts"

const made = webPush.generateVAPIDKeys()
const vapid = { public_key: made.publicKey, private_key: made.privateKey }
let server: SilentServer

beforeAll(async () => void (server = await startSilentServer()))
afterAll(() => server.close())

const messageTo = ({ url }: SilentServer) => ({
  endpoint: `${url}/desk`,
  p256dh: createECDH("prime256v1").generateKeys("base64url"),
  auth: randomBytes(16).toString("base64url"),
  payload: "{}",
})
const siteOf = ({ port }: SilentServer) => ({
  app_url: "http://localhost:3000",
  push_ports: [port],
  contact: "mailto:hello@hearthbook.test",
})
const timeout = { name: "AbortError", cause: expect.objectContaining({ name: "TimeoutError" }) }

test("sending fails after a timeout if the push service never answers", async () => {
  const send = pushTransport(vapid, siteOf(server), 50)
  await expect(send(messageTo(server), AbortSignal.timeout(60_000))).rejects.toMatchObject(timeout)
})

test("sending fails at the deadline for all messages", async () => {
  const send = pushTransport(vapid, siteOf(server))
  await expect(send(messageTo(server), AbortSignal.timeout(50))).rejects.toMatchObject(timeout)
})
