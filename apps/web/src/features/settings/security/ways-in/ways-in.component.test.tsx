import type { WayInView } from "@hearthbook/api/data/way-in"
import { wayInKinds, type WayInKind } from "@hearthbook/core/permissions/ways-in"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { parent } from "../../../../testing/sample-family.ts"
import { stopDate } from "../../../../testing/sample-year.ts"
import { SecurityTab } from "../security-tab.tsx"
import { WaysIn } from "./ways-in.tsx"

const moment = "2026-11-26T15:00:00.000Z"
const other = "0190a0a0-0000-7000-8000-000000000c99"

function way(kind: WayInKind, given: Partial<WayInView> = {}): WayInView {
  return {
    kind,
    id: `0190a0a0-0000-7000-8000-000000000c0${wayInKinds.indexOf(kind)}`,
    name: "Ben",
    detail: null,
    role: null,
    made_by: parent.id,
    created_at: moment,
    last_used_at: null,
    expires_on: null,
    current: false,
    can_revoke: true,
    ...given,
  }
}

const tom = way("member", { id: other, name: "Tom Miller", detail: "tom@example.com", role: "parent", made_by: null })
const kitchen = way("tablet", { name: "Kitchen", made_by: other })

/** A server that ends what is revoked. */
function doorServer(...ways: WayInView[]) {
  return {
    "waysIn.list": () => [...ways],
    "waysIn.revoke": ({ id }: { id: string }) => {
      ways.splice(
        ways.findIndex((one) => one.id === id),
        1,
      )
      return { id }
    },
  }
}

test(
  "says by kind who made each way in, and revokes one after a question",
  { tags: ["settings.ways-in"] },
  async () => {
    stopDate()
    const feed = way("calendar_feed", { last_used_at: moment })
    const { callsOf } = await renderScreen(<WaysIn />, doorServer(tom, kitchen, feed, way("pin", { made_by: null })))
    const tablets = page.getByRole("list", { name: "Family tablets" })
    await expect.element(tablets.getByText(/^Made by Tom Miller on .* · not used yet$/)).toBeVisible()
    const feeds = page.getByRole("list", { name: "Calendar links" })
    await expect.element(feeds.getByText(/^Made by you on .* · last used /)).toBeVisible()
    await expect.element(page.getByText(/^Maker unknown, made on /)).toBeVisible()
    await expect.element(page.getByText(/^There are none of these: .*Transcript links/)).toBeVisible()
    await page.getByRole("button", { name: "Revoke Kitchen. Family tablets, 1 of 1" }).click()
    const question = page.getByRole("dialog", { name: "Revoke Kitchen?" })
    await question.getByRole("button", { name: "Revoke Kitchen" }).click()
    await expect.poll(() => callsOf("waysIn.revoke")).toEqual([{ kind: "tablet", id: kitchen.id }])
    await expect.element(tablets).not.toBeInTheDocument()
  },
)

test("a device is logged out at once, and named with its person", { tags: ["settings.ways-in"] }, async () => {
  const session = way("session", { name: "Chrome on Windows", made_by: other, last_used_at: moment })
  const { callsOf } = await renderScreen(<WaysIn />, doorServer(tom, session))
  await expect.element(page.getByText(/^Tom Miller · Last seen /)).toBeVisible()
  await page.getByRole("button", { name: /^Log out Chrome on Windows/ }).click()
  await expect.poll(() => callsOf("waysIn.revoke")).toEqual([{ kind: "session", id: session.id }])
})

test("a refused revocation stays open and says why", { tags: ["settings.ways-in"] }, async () => {
  await renderScreen(<WaysIn />, {
    "waysIn.list": () => [kitchen],
    "waysIn.revoke": () => {
      throw new Refusal("NOT_FOUND")
    },
  })
  await page.getByRole("button", { name: /^Revoke Kitchen/ }).click()
  const question = page.getByRole("dialog", { name: "Revoke Kitchen?" })
  await question.getByRole("button", { name: "Revoke Kitchen" }).click()
  await expect.element(question.getByRole("alert")).toBeVisible()
})

test("has no button for what the person may not end, and fits a phone", { tags: ["settings.ways-in"] }, async () => {
  await page.viewport(390, 800)
  const google = way("identity_provider", { name: "Google", detail: "tom@example.com", can_revoke: false })
  await renderScreen(<WaysIn />, doorServer({ ...tom, can_revoke: false }, google))
  await expect.element(page.getByText("Google", { exact: true })).toBeVisible()
  await expect.element(page.getByRole("button", { name: /Revoke|Disconnect/ })).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test("removing a member asks what else to revoke, ticked at first", { tags: ["settings.member-revokes"] }, async () => {
  const link = way("transcript_link", { made_by: other })
  const { callsOf } = await renderScreen(<WaysIn />, {
    ...doorServer(tom, kitchen, link),
    "family.removeMember": ({ id }) => ({ id, revoked: [] }),
  })
  await page.getByRole("button", { name: /^Revoke Tom Miller/ }).click()
  const question = page.getByRole("dialog", { name: "Remove Tom Miller?" })
  await expect.element(question.getByRole("checkbox", { name: "1 tablet" })).toBeChecked()
  await question.getByRole("checkbox", { name: "1 transcript link" }).click()
  await question.getByRole("button", { name: "Remove Tom Miller" }).click()
  await expect.poll(() => callsOf("family.removeMember")).toEqual([{ id: other, keep: ["transcript_link"] }])
})

test("a list that fails to load can be tried again", { tags: ["settings.ways-in", "slow"] }, async () => {
  const settings = { login_notifications: true, two_factor_enabled: false }
  let fails = true
  await renderScreen(<SecurityTab />, {
    "waysIn.list": () => {
      if (fails) throw new Refusal("UNKNOWN_ERROR")
      return [kitchen]
    },
    "accessTokens.list": () => [],
    "settings.get": () => ({ security: settings }) as never,
  })
  await expect.element(page.getByText(/^What else you made could not be loaded/)).toBeVisible()
  fails = false
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).first().click()
  await expect.element(page.getByText("Kitchen")).toBeVisible()
})
