import { expect, test } from "vitest"
import { readOutcome } from "../../../session/identity/outcome.ts"
import { finishOauthCallback } from "./oauth-callback.ts"
import { forgetOauthFailure, readOauthFailure } from "./oauth-failure.ts"

test(
  "a sign-in that the server could not begin is told on the sign-in page, once",
  { tags: ["access.provider-down"] },
  async () => {
    document.cookie = "hearthbook.flash=sign_in.PROVIDER_TIMEOUT.google; Path=/; SameSite=Lax"
    expect(await finishOauthCallback("google", "")).toBe("/login")
    expect(readOauthFailure()).toBe("The sign-in service took too long to respond. Please try again in a moment.")
    expect(readOutcome()).toBeNull()
    forgetOauthFailure()
    await finishOauthCallback("google", "")
    expect(readOauthFailure()).toBe("Invalid OAuth state")
    forgetOauthFailure()
  },
)
