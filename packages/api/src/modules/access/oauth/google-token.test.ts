import { jsonAnswer, pathOf, startSilentServer, type SilentServer } from "@hearthbook/db/testing/silent-server"
import { afterEach, expect, test } from "vitest"
import { readDriveFile } from "../../work/drive/google-drive.ts"
import { refreshToken, revokeToken } from "./google-token.ts"

let google: SilentServer
afterEach(() => google.close())

const late = { reason: "PROVIDER_TIMEOUT", message: "Google took too long to respond. Please try again in a moment." }
const keysOf = (url: string) => ({
  client_id: "hearthbook",
  client_secret: "a secret",
  issuer: url,
  api_url: url,
  picker: null,
  timeout: 100,
})
const discovery = "/.well-known/openid-configuration"

/** A Google that only sends these texts, by path. */
async function startGoogle(words: (url: string) => Record<string, string> = () => ({})) {
  const said: { words: Record<string, string> } = { words: {} }
  google = await startSilentServer({ answer: (call) => said.words[pathOf(call)] ?? null })
  said.words = words(google.url)
  return keysOf(google.url)
}

const describeGoogle = (url: string) => ({
  [discovery]: jsonAnswer({ issuer: url, token_endpoint: `${url}/token`, revocation_endpoint: `${url}/revoke` }),
})
const token = { access_token: "a token", token_type: "bearer", expires_in: 3600 }

test("a token refresh is abandoned if Google is silent at any step", async () => {
  const now = new Date("2026-09-15T16:00:00.000Z")
  const steps = [
    () => ({}),
    (url: string) => ({ [discovery]: jsonAnswer({ issuer: url }, { isWhole: false }) }),
    describeGoogle,
    (url: string) => ({ ...describeGoogle(url), "/token": jsonAnswer(token, { isWhole: false }) }),
  ]
  for (const words of steps) {
    const keys = await startGoogle(words)
    await expect(refreshToken(keys, "an older token", now)).rejects.toMatchObject(late)
    await google.close()
  }
  const keys = await startGoogle((url) => ({ ...describeGoogle(url), "/token": jsonAnswer(token) }))
  expect(await refreshToken(keys, "an older token", now)).toEqual({
    access_token: "a token",
    expires_at: new Date("2026-09-15T17:00:00.000Z"),
  })
})

test("revoking a token is abandoned if Google does not respond in time", async () => {
  await expect(revokeToken(await startGoogle(describeGoogle), "a token")).rejects.toMatchObject(late)
})

test("reading a Drive file is abandoned if Google does not respond, or stops halfway", async () => {
  const file = "/drive/v3/files/f1"
  const answer = { id: "f1", name: "Tides.pdf", mimeType: "application/pdf", webViewLink: "https://drive.test/f1" }
  const read = async (words: Record<string, string>) => readDriveFile(await startGoogle(() => words), "a token", "f1")
  await expect(read({})).rejects.toMatchObject(late)
  await google.close()
  await expect(read({ [file]: jsonAnswer(answer, { isWhole: false }) })).rejects.toMatchObject(late)
  await google.close()
  expect(await read({ [file]: jsonAnswer(answer) })).toEqual(answer)
})

test("an invalid response and an unreachable Google are reported", async () => {
  // On a busy machine an answer, and even a refused connection, may take longer than the short timeout of the other tests.
  const keys = {
    ...(await startGoogle(() => ({ "/drive/v3/files/f1": jsonAnswer({ error: "nonsense" }) }))),
    timeout: 10_000,
  }
  const trouble = { reason: "PROVIDER_UNREACHABLE", message: expect.stringContaining("Google did not respond") }
  await expect(readDriveFile(keys, "a token", "f1")).rejects.toMatchObject(trouble)
  await google.close()
  await expect(readDriveFile(keys, "a token", "f1")).rejects.toMatchObject(trouble)
  google = await startSilentServer()
})
