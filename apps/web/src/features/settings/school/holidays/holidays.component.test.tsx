import { dayToMidnight } from "@hearthbook/core/time/days"
import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { Refusal } from "../../../../testing/fake-server.ts"
import { renderScreen } from "../../../../testing/render-screen.tsx"
import { sampleEvent, sampleYear, schoolYearServer, stopDate } from "../../../../testing/sample-year.ts"
import { SchoolTab } from "../school-tab.tsx"

beforeEach(stopDate)

const dialog = page.getByRole("dialog")
const count = page.getByRole("status", { name: "School days" })
const change_id = "0190a0a0-0000-7000-8000-000000000901"

const holiday = (name: string, day: string) => ({
  name,
  start_date: dayToMidnight(day),
  end_date: dayToMidnight(day),
})
const suggested = [holiday("Thanksgiving Day", "2026-11-26"), holiday("Christmas Day", "2026-12-25")]
const thanksgiving = sampleEvent(1, {
  event_type: "holiday",
  student_id: null,
  title: "Thanksgiving",
  start_date: "2026-11-26",
  end_date: "2026-11-27",
})

/** A server that suggests two holidays and adds the chosen ones. */
function holidayServer(events = [] as (typeof thanksgiving)[]) {
  const server = schoolYearServer([sampleYear], events)
  return {
    ...server.answers,
    "holidays.suggest": () => suggested,
    "holidays.create": ({ events: chosen }: { events: { name: string; start_date: string; end_date: string }[] }) => ({
      events: chosen.map(({ name, ...days }) =>
        server.add({ event_type: "holiday", student_id: null, title: name, ...days }),
      ),
      change_id,
    }),
  }
}

test("all suggested holidays become days off in one call", { tags: ["settings.public-holidays"] }, async () => {
  const { callsOf } = await renderScreen(<SchoolTab />, holidayServer())
  await page.getByRole("button", { name: "Public holidays" }).click()
  await dialog.getByRole("button", { name: "Add 2 days off" }).click()
  await expect.element(count).toHaveTextContent("258 school days")
  expect(callsOf("holidays.suggest")).toContainEqual({ id: sampleYear.id, country: "US" })
  expect(callsOf("holidays.create")).toMatchObject([
    { events: [{ name: "Thanksgiving Day" }, { name: "Christmas Day" }] },
  ])
  await expect.element(page.getByText("2 days off added. 258 school days.")).toBeVisible()
})

test(
  "a holiday that is a day off already is marked and not ticked",
  { tags: ["settings.public-holidays", "slow"] },
  async () => {
    await renderScreen(<SchoolTab />, holidayServer([thanksgiving]))
    await page.getByRole("button", { name: "Public holidays" }).click()
    await expect.element(dialog.getByLabelText("Thanksgiving Day")).not.toBeChecked()
    await expect.element(dialog.getByText("Thursday, Nov 26, already a day off")).toBeVisible()
    await expect.element(dialog.getByRole("button", { name: "Add 1 day off" })).toBeEnabled()
    await dialog.getByLabelText("Christmas Day").click()
    await expect.element(dialog.getByRole("button", { name: "Add days off" })).toBeDisabled()
  },
)

test(
  "a holiday on a weekend is listed with its weekday, and not ticked",
  { tags: ["settings.public-holidays", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<SchoolTab />, {
      ...holidayServer(),
      "holidays.suggest": () => [...suggested, holiday("Boxing Day", "2026-12-26")],
    })
    await page.getByRole("button", { name: "Public holidays" }).click()
    await expect.element(dialog.getByLabelText("Boxing Day")).not.toBeChecked()
    await expect.element(dialog.getByText("Saturday, Dec 26, no school day")).toBeVisible()
    await dialog.getByLabelText("Boxing Day").click()
    await dialog.getByRole("button", { name: "Add 3 days off" }).click()
    await expect.poll(() => callsOf("holidays.create")).toMatchObject([{ events: [{}, {}, { name: "Boxing Day" }] }])
  },
)

test(
  "a region has its own holidays, and a failure to load them is shown",
  { tags: ["settings.public-holidays", "slow"] },
  async () => {
    const { callsOf } = await renderScreen(<SchoolTab />, {
      ...holidayServer(),
      "holidays.suggest": ({ region }) => {
        if (region) throw new Refusal("NOT_FOUND")
        return suggested
      },
    })
    await page.getByRole("button", { name: "Public holidays" }).click()
    await dialog.getByRole("combobox", { name: "Region" }).click()
    await page.getByRole("option", { name: "New York" }).click()
    await expect.element(dialog.getByRole("alert")).toBeVisible()
    expect(callsOf("holidays.suggest")).toContainEqual({ id: sampleYear.id, country: "US", region: "NY" })
  },
)

test(
  "a year with holidays and a winter break takes at most 6 actions",
  { tags: ["settings.school-year-actions", "slow"] },
  async () => {
    await renderScreen(<SchoolTab />, holidayServer())
    // To open the tab is the first action.
    let actions = 1
    const act = async (action: Promise<unknown>) => {
      actions += 1
      await action
    }
    await act(page.getByRole("button", { name: "Public holidays" }).click())
    await act(dialog.getByRole("button", { name: "Add 2 days off" }).click())
    await expect.element(dialog).not.toBeInTheDocument()
    const first = page.getByRole("button", { name: "Monday, December 21: school day" })
    await act(first.dropTo(page.getByRole("button", { name: "Thursday, December 31: school day" })))
    await expect.element(dialog.getByLabelText("Name")).toHaveFocus()
    await act(userEvent.keyboard("{Enter}"))
    await expect.element(count).toHaveTextContent("250 school days")
    expect(actions).toBeLessThanOrEqual(6)
  },
)
