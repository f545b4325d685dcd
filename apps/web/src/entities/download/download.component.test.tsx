import { faults } from "@hearthbook/core/errors/errors"
import type { ComponentProps } from "react"
import { afterEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { trpc } from "../../api/trpc.ts"
import { session } from "../../session/client.ts"
import { Refusal } from "../../testing/fake-server.ts"
import { renderScreen } from "../../testing/render-screen.tsx"
import { parent } from "../../testing/sample-family.ts"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { Download } from "./download.tsx"
import { DownloadBoundary } from "./download-boundary.tsx"

afterEach(() => void vi.restoreAllMocks())

/** Files are fetched and saved by the browser. Returns the addresses that were asked for, and the names of the files. */
function watchDownloads(answer: () => Response) {
  const asked: string[] = []
  const saved: string[] = []
  vi.spyOn(window, "fetch").mockImplementation((address) => {
    asked.push(address instanceof Request ? address.url : String(address))
    return Promise.resolve(answer())
  })
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return { asked, saved }
}

/** Shows the button to a parent whose session is not about to expire, since only the download is answered. */
async function renderDownload(props: ComponentProps<typeof Download>) {
  await renderScreen(<Download {...props} />)
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))
  session.signIn({ user: parent, access_token: `e30.${claims}.e30`, refresh_token: "refresh-1", remember: false })
}

const button = () => page.getByRole("button", { name: "Download" })
const lessons = { label: "Lessons", noun: "lessons" as const, filter: { student_id: "eli", status: null, search: "" } }

test("saves the list with its filters, in either format and with either days", { tags: ["export.menu"] }, async () => {
  const { asked, saved } = watchDownloads(() => new Response("id\r\n"))
  await renderDownload({ lists: [lessons] })
  await button().click()
  await page.getByRole("menuitem", { name: "CSV" }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(saved[0]).toMatch(/^hearthbook-[a-z0-9-]+-lessons-\d{4}-\d\d-\d\d\.csv$/)
  expect(asked).toEqual(["/api/v1/export/lessons.csv?dates=family&student_id=eli"])
  await button().click()
  await page.getByRole("menuitemradio", { name: "(ISO)" }).click()
  await page.getByRole("menuitem", { name: "Excel" }).click()
  await expect.poll(() => saved).toHaveLength(2)
  expect(asked[1]).toBe("/api/v1/export/lessons.xlsx?dates=iso&student_id=eli")
})

test("names each of several lists, and what the page makes itself", { tags: ["export.menu"] }, async () => {
  const { asked, saved } = watchDownloads(() => new Response("id\r\n"))
  const others = [{ label: "This week as a table (CSV)", onClick: vi.fn<() => void>() }]
  await renderDownload({ lists: [lessons, { label: "Time", noun: "time" }], others })
  await button().click()
  await page.getByRole("menuitem", { name: "This week as a table (CSV)" }).click()
  expect(others[0]?.onClick).toHaveBeenCalledOnce()
  await button().click()
  await page.getByRole("menuitemradio", { name: "Excel" }).click()
  await page.getByRole("menuitem", { name: "Time" }).click()
  await expect.poll(() => saved).toHaveLength(1)
  expect(asked).toEqual(["/api/v1/export/time.xlsx?dates=family"])
})

test("says why there is no file", { tags: ["export.menu"] }, async () => {
  const { code } = faults.VALIDATION_ERROR
  const message = "This list has more than 50,000 rows."
  const { saved } = watchDownloads(() => Response.json({ code, message, request_id: "1" }, { status: 400 }))
  await renderDownload({ lists: [lessons] })
  await button().click()
  await page.getByRole("menuitem", { name: "CSV" }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(button()).toBeEnabled()
  expect(saved).toEqual([])
})

function DownloadOfSubjects() {
  trpc.subjects.list.useSuspenseQuery({})
  return <Download lists={[lessons]} />
}

function Subjects() {
  trpc.subjects.list.useSuspenseQuery({})
  return <p>No subjects yet.</p>
}

test("a page that cannot load what its download needs says so itself, and both come with the next try", async () => {
  let isFailing = true
  await renderScreen(
    <>
      <DownloadBoundary>
        <DownloadOfSubjects />
      </DownloadBoundary>
      <QueryBoundary skeleton={null} fallback="Failed to load subjects.">
        <Subjects />
      </QueryBoundary>
    </>,
    {
      "subjects.list": () => {
        if (isFailing) throw new Refusal("VALIDATION_ERROR")
        return []
      },
    },
  )
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible()
  await expect.element(button()).toBeDisabled()
  isFailing = false
  await page.getByRole("button", { name: "Try again" }).click()
  await expect.element(page.getByText("No subjects yet.")).toBeVisible()
  await expect.element(button()).toBeEnabled()
})
