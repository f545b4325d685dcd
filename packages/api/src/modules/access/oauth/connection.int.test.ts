import { createParent, testPassword } from "@hearthbook/db/testing/factories"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { lastCode } from "../../../testing/mailbox.ts"
import { profileOf } from "../../../testing/provider-profile.ts"
import { openTestApi, testNow } from "../../../testing/test-api.ts"
import type { ProviderProfile } from "./link-account.ts"
import { signInWithProvider } from "./oauth.service.ts"

const api = await openTestApi()
beforeEach(() => void (api.clock.now = testNow))
afterAll(api.close)

const anonymous = () => api.callerWith(null)
const signIn = (profile: ProviderProfile) =>
  signInWithProvider(api.facts(), profile, { remember_me: true, timezone: undefined })

describe("a person's connections", () => {
  test("are their own, and show which one is the last way to sign in", { tags: ["api.list-connections"] }, async () => {
    const mine = profileOf()
    const { access_token } = await signIn(mine)
    await signIn(profileOf())
    const me = api.callerWith(access_token)
    expect(await me.oauth.connections()).toEqual([
      {
        provider: "google",
        purpose: "sign_in",
        email: mine.email,
        created_at: testNow.toISOString(),
        can_disconnect: false,
      },
    ])
    await signIn(profileOf({ provider: "github", email: mine.email }))
    expect(await me.oauth.connections()).toMatchObject([
      { provider: "google", can_disconnect: true },
      { provider: "github", can_disconnect: true },
    ])
  })

  test("are refused without a session", async () => {
    await expect(anonymous().oauth.connections()).rejects.toMatchObject({ code: "UNAUTHORIZED" })
  })
})

describe("disconnecting", () => {
  test("deletes the connection, returns the others, and the next sign-in there connects again", async () => {
    const user = await createParent(api.db, { email_verified_at: testNow })
    const profile = profileOf({ email: user.email })
    const { access_token } = await signIn(profile)
    const me = api.callerWith(access_token)
    await me.auth.prove({ password: testPassword })
    expect(await me.oauth.disconnect({ provider: "google" })).toEqual([])
    expect(await api.db.auth_event.count({ where: { user_id: user.id, type: "provider_unlinked" } })).toBe(1)
    await expect(me.oauth.disconnect({ provider: "google" })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect((await signIn(profile)).user.id).toBe(user.id)
  })

  test("never removes the last way to sign in", { tags: ["api.conflict", "api.disconnect-provider"] }, async () => {
    const { access_token, user } = await signIn(profileOf())
    const last = api.callerWith(access_token).oauth.disconnect({ provider: "google" })
    await expect(last).rejects.toMatchObject({
      code: "CONFLICT",
      message: "Set a password first: this is your only way to sign in.",
    })
    expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(1)
  })

  test("both at once leaves one", async () => {
    const profile = profileOf()
    const { access_token, user } = await signIn(profile)
    await signIn(profileOf({ provider: "github", email: profile.email }))
    const me = api.callerWith(access_token)
    await me.auth.sendCode()
    await me.auth.prove({ code: await lastCode(api.db, user.email) })
    const both = await Promise.allSettled(["google", "github"].map((provider) => me.oauth.disconnect({ provider })))
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
    expect(await api.db.oauth_account.count({ where: { user_id: user.id } })).toBe(1)
  })

  test("removes Drive before the sign-in, unless a purpose is given", async () => {
    const connect = async () => {
      const { access_token, user } = await signIn(profileOf())
      const { family_id } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } })
      const drive = { provider: "google", purpose: "drive" as const, provider_account_id: user.id }
      await api.db.oauth_account.create({ data: { ...drive, family_id, user_id: user.id } })
      return api.callerWith(access_token)
    }
    const first = await connect()
    expect(await first.oauth.disconnect({ provider: "google" })).toMatchObject([{ purpose: "sign_in" }])
    const second = await connect()
    await expect(second.oauth.disconnect({ provider: "google", purpose: "sign_in" })).rejects.toMatchObject({
      code: "CONFLICT",
    })
    expect(await second.oauth.disconnect({ provider: "google", purpose: "drive" })).toMatchObject([
      { purpose: "sign_in" },
    ])
  })

  test("does not affect other people, and an unknown identity provider is reported as not connected", async () => {
    const theirs = await signIn(profileOf())
    const { parent } = await api.openFamily()
    for (const provider of ["google", "constructor", "myspace"]) {
      await expect(parent.oauth.disconnect({ provider })).rejects.toMatchObject({ code: "NOT_FOUND" })
    }
    expect(await api.db.oauth_account.count({ where: { user_id: theirs.user.id } })).toBe(1)
  })
})
