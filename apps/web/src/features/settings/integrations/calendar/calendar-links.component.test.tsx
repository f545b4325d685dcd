import type { CalendarFeedView } from "@hearthbook/api/data/calendar-feed"
import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { QueryBoundary } from "../../../../ui/feedback/query-boundary.tsx"
import { Refusal, type Answers } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { benView as child, parent } from "../../../../testing/sample-family.ts"
import { CalendarLinks } from "./calendar-links.tsx"

const all = ["classes", "lessons", "due_work", "events", "days_off"] as const
const feed: CalendarFeedView = {
  id: "0190a0a0-0000-7000-8000-000000000901",
  student_id: null,
  made_by: parent.id,
  include: [...all],
  detail: "titles",
  created_at: "2026-09-01T12:00:00.000Z",
  last_read_at: null,
  version: 1,
}
const address = "home.example/api/v1/calendar/token-1.ics"
const made = { ...feed, token: "token-1", url: `https://${address}`, webcal_url: `webcal://${address}` }

const member = { ...parent, suspended: false, created_at: feed.created_at }
const dora = { ...member, id: "0190a0a0-0000-7000-8000-000000000902", first_name: "Dora", role: "teacher" as const }
const members = [member, dora]

const open = vi.spyOn(window, "open").mockReturnValue(null)
beforeEach(() => {
  open.mockClear()
})

/** The section with a server that keeps the links. */
async function openLinks(
  given: Partial<CalendarFeedView>[] = [],
  answers: Answers = {},
  user: Partial<typeof parent> = {},
) {
  let feeds = given.map((more) => ({ ...feed, ...more }))
  return renderScreen(
    <QueryBoundary skeleton="Loading" fallback="Failed to load your calendar links.">
      <CalendarLinks />
    </QueryBoundary>,
    {
      "students.list": () => [child],
      "users.members": () => members,
      "calendarFeeds.list": () => feeds,
      "calendarFeeds.create": ({ student_id = null, include = [...all], detail = "titles" }) => {
        feeds = [{ ...feed, student_id, include, detail }]
        return { ...made, student_id, include, detail }
      },
      "calendarFeeds.update": ({ include = [], detail = "titles" }) => {
        feeds = [{ ...feed, include, detail, version: 2 }]
        return { ...feed, include, detail, version: 2 }
      },
      "calendarFeeds.replace": () => ({ ...made, url: `https://${address}?new`, version: 2 }),
      "calendarFeeds.delete": ({ id }) => {
        feeds = []
        return { id }
      },
      ...answers,
    },
    user,
  )
}

const button = (name: string | RegExp) => page.getByRole("button", { name })
const chip = (name: string) => page.getByRole("group", { name: "Show" }).getByRole("checkbox", { name })
/** Presses a chip by its words, since its box is hidden. */
const press = (name: string) => page.getByRole("group", { name: "Show" }).getByText(name, { exact: true }).click()
const panel = page.getByRole("status", { name: "New calendar link" })
const links = page.getByRole("list", { name: "Calendar links" })

test(
  "one press makes a link and opens it in the calendar of the device",
  { tags: ["schedule.feed-buttons"] },
  async () => {
    const { callsOf } = await openLinks()
    await button("Apple Calendar").click()
    await expect.element(panel).toBeVisible()
    expect(callsOf("calendarFeeds.create")).toEqual([{ student_id: null, include: [...all], detail: "titles" }])
    expect(open).toHaveBeenCalledWith(`webcal://${address}`, "_self", "noreferrer")
    await expect.element(page.getByText("Google looks for changes only every 8 to 24 hours.")).toBeVisible()
    await expect.element(panel.getByLabelText("Calendar link")).toHaveValue(`https://${address}`)
    await expect.element(panel.getByRole("button", { name: "Copy link" })).toBeVisible()
    const subscribe = (name: string) => panel.getByRole("link", { name }).element().getAttribute("href")
    expect(subscribe("Apple Calendar")).toBe(`webcal://${address}`)
    expect(subscribe("Google Calendar")).toBe(
      `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(`webcal://${address}`)}`,
    )
    expect(subscribe("Outlook")).toBe(
      `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(`https://${address}`)}`,
    )
  },
)

test(
  "a child, what is shown and hidden details are chosen, by keyboard too",
  { tags: ["schedule.feed-screen"] },
  async () => {
    const { callsOf } = await openLinks()
    await page.getByRole("combobox", { name: "Whose calendar" }).click()
    await page.getByRole("option", { name: new RegExp(child.first_name) }).click()
    for (const name of ["Lessons", "Due work", "Events"]) {
      ;(chip(name).element() as HTMLElement).focus()
      await userEvent.keyboard(" ")
    }
    await page.getByRole("switch", { name: "Hide the details" }).click()
    ;(button("Only the link").element() as HTMLElement).focus()
    await userEvent.keyboard("{Enter}")
    await expect.element(panel).toBeVisible()
    expect(callsOf("calendarFeeds.create")).toEqual([
      { student_id: child.id, include: ["classes", "days_off"], detail: "busy" },
    ])
    expect(open).not.toHaveBeenCalled()
    await expect.element(links).toHaveTextContent(`${child.first_name}Busy times of classes and days off`)
  },
)

test("nothing to show and a refusal say so, and keep the choices", { tags: ["schedule.feed-screen"] }, async () => {
  const { callsOf } = await openLinks([], {
    "calendarFeeds.create": () => {
      throw new Refusal("CONFLICT")
    },
  })
  for (const name of ["Classes", "Lessons", "Due work", "Events", "Days off"]) await press(name)
  await expect.element(page.getByText("Choose at least one thing to show.")).toBeVisible()
  await expect.element(button("Only the link")).toHaveAttribute("aria-disabled", "true")
  ;(button("Only the link").element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  expect(callsOf("calendarFeeds.create")).toEqual([])
  await press("Events")
  await button("Only the link").click()
  await expect.element(page.getByRole("alert")).toBeVisible()
  await expect.element(chip("Events")).toBeChecked()
  await expect.element(chip("Classes")).not.toBeChecked()
  await expect.element(panel).not.toBeInTheDocument()
})

test(
  "a link says when it was read, and can be changed, replaced and revoked",
  { tags: ["schedule.feed-screen"] },
  async () => {
    const last_read_at = new Date(Date.now() - 6 * 60_000).toISOString()
    const { callsOf } = await openLinks([{ last_read_at }])
    await expect.element(links).toHaveTextContent(/Last read [56] minutes ago/)
    await button("Change the link: Whole family").click()
    const dialog = page.getByRole("dialog", { name: "What the link shows" })
    await dialog.getByText("Lessons", { exact: true }).click()
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect.element(links).toHaveTextContent("Classes, due work, events, and days off")
    const include = all.filter((part) => part !== "lessons")
    expect(callsOf("calendarFeeds.update")).toEqual([{ id: feed.id, version: 1, include, detail: "titles" }])
    await button("Replace the link: Whole family").click()
    await page.getByRole("dialog").getByRole("button", { name: "Replace the link" }).click()
    await expect.element(panel.getByLabelText("Calendar link")).toHaveValue(`https://${address}?new`)
    await button("Revoke the link: Whole family").click()
    await page.getByRole("dialog").getByRole("button", { name: "Revoke the link" }).click()
    await expect.element(links).not.toBeInTheDocument()
    await expect.element(panel).not.toBeInTheDocument()
  },
)

test(
  "a teacher sees whose each link is, and buttons only at their own",
  { tags: ["schedule.feed-teacher"] },
  async () => {
    const theirs = { ...feed, id: "0190a0a0-0000-7000-8000-000000000903", made_by: dora.id, student_id: child.id }
    await openLinks([feed, theirs], {}, dora)
    await expect.element(links).toHaveTextContent("made by Sarah Miller on")
    await expect.element(links).toHaveTextContent("made by you on")
    for (const verb of ["Change", "Replace", "Revoke"]) {
      await expect.element(button(`${verb} the link: ${child.first_name}`)).toBeVisible()
      await expect.element(button(`${verb} the link: Whole family`)).not.toBeInTheDocument()
    }
  },
)

test("a parent sees who made a link and changes everyone's", { tags: ["schedule.feed-teacher"] }, async () => {
  await openLinks([{ made_by: dora.id }])
  await expect.element(links).toHaveTextContent("made by Dora Miller on")
  await expect.element(button("Revoke the link: Whole family")).toBeVisible()
})

test("a phone of 320 px needs no sideways scrolling", { tags: ["schedule.feed-screen"] }, async () => {
  await page.viewport(320, 640)
  await openLinks([{}])
  await button("Only the link").click()
  await expect.element(panel).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
