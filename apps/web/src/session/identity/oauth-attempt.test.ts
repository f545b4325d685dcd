import { expect, test } from "vitest"
import { beginAttempt, beginDrive, readAttempt, takeAttempt } from "./oauth-attempt.ts"

function storageOf(): Storage {
  const stored = new Map<string, string>()
  return {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

const wishes = { provider: "google", remember: false, from: "/students?grade=4" } as const

test(
  "a sign-in leaves with 32 random bytes in hex, others each time, and they are taken once",
  { tags: ["access.provider-state"] },
  () => {
    const storage = storageOf()
    const address = beginAttempt(storage, wishes)
    const state = /^\/api\/v1\/auth\/google\/signin\?state=([0-9a-f]{64})$/.exec(address)?.[1]
    expect(state).toBeDefined()
    expect(takeAttempt(storage)).toEqual({ ...wishes, purpose: "sign_in", state })
    expect(takeAttempt(storage)).toBeNull()
    expect(beginAttempt(storage, wishes)).not.toBe(address)
  },
)

test("connecting Google Drive stores a state, which can be read before it is taken", () => {
  const storage = storageOf()
  const state = beginDrive(storage)
  expect(state).toMatch(/^[0-9a-f]{64}$/)
  const stored = { purpose: "drive", provider: "google", state }
  expect(readAttempt(storage)).toEqual(stored)
  expect(takeAttempt(storage)).toEqual(stored)
  expect(readAttempt(storage)).toBeNull()
})

test("data of an older release, or data that was tampered with, is ignored", () => {
  for (const left of ["{", "null", '{"state":1}']) {
    const storage = storageOf()
    storage.setItem("hearthbook.oauth", left)
    expect(takeAttempt(storage)).toBeNull()
  }
})
