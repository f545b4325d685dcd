import { startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import { afterEach, describe, expect, test } from "vitest"
import { smtpTransport } from "./mail-transport.ts"

const mail = {
  id: "1",
  recipient: "ada@family.test",
  subject: "Tides",
  html: "<p>Tides</p>",
  text: "Tides",
  headers: {},
}
const from = "Hearthbook <no-reply@hearthbook.test>"
const limits = { silence: 50, whole: 10_000 }
let server: SilentServer

afterEach(() => server.close())

const sendTo = ({ port }: SilentServer, given = limits, time = 60_000) =>
  smtpTransport(`smtp://127.0.0.1:${port}`, from, given).send(mail, AbortSignal.timeout(time))

describe("sending fails if the mail server", () => {
  test("accepts the connection and sends no greeting", async () => {
    server = await startSilentServer()
    await expect(sendTo(server)).rejects.toMatchObject({ code: "ETIMEDOUT" })
  })

  test("sends a greeting and then falls silent", async () => {
    server = await startSilentServer({ greeting: "220 mail.family.test ESMTP\r\n" })
    await expect(sendTo(server)).rejects.toMatchObject({ code: "ETIMEDOUT" })
  })

  test("receives the whole mail and never acknowledges it", async () => {
    const answers: [RegExp, string][] = [
      [/^EHLO/, "250 mail.family.test\r\n"],
      [/^(MAIL|RCPT)/, "250 OK\r\n"],
      [/^DATA/, "354 Go on\r\n"],
    ]
    const answer = (request: string) => answers.find(([command]) => command.test(request))?.[1] ?? null
    server = await startSilentServer({ greeting: "220 mail.family.test ESMTP\r\n", answer })
    await expect(sendTo(server)).rejects.toMatchObject({ code: "ETIMEDOUT", command: expect.any(String) })
  })

  test("keeps talking but takes too long in total", async () => {
    // The greeting never ends.
    server = await startSilentServer({ greeting: "220-wait\r\n220-and wait\r\n" })
    await expect(sendTo(server, { silence: 10_000, whole: 50 })).rejects.toMatchObject({ code: "EABORT" })
  })

  test("is slow at the deadline for all mails, or the deadline has passed before", async () => {
    server = await startSilentServer()
    const patient = { silence: 10_000, whole: 10_000 }
    await expect(sendTo(server, patient, 50)).rejects.toMatchObject({ code: "EABORT" })
    const { send } = smtpTransport(`smtp://127.0.0.1:${server.port}`, from, patient)
    await expect(send(mail, AbortSignal.abort())).rejects.toMatchObject({ code: "EABORT" })
  })
})
