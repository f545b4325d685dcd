import { addDays, dayIn } from "@hearthbook/core/time/days"
import { Stack } from "@mantine/core"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { renderScreen } from "../../testing/render-screen.tsx"
import { DueDate } from "./due-date.tsx"
import { StatusMenu } from "./status-menu.tsx"

const yesterday = addDays(dayIn("America/New_York", new Date()), -1)

test(
  "late work that is turned in shows as turned in and late, and undone work as overdue",
  { tags: ["assignments.late"] },
  async () => {
    await renderScreen(
      <Stack>
        {(["submitted", "assigned"] as const).map((status) => (
          <section key={status} aria-label={status}>
            <StatusMenu of={status} status={status} due={yesterday} onChange={() => undefined} />
            <DueDate due_date={yesterday} status={status} />
          </section>
        ))}
      </Stack>,
    )
    const [late, undone] = [
      page.getByRole("region", { name: "submitted" }),
      page.getByRole("region", { name: "assigned" }),
    ]
    await expect.element(late).toHaveTextContent("Turned inlateWas due yesterday")
    await expect
      .element(late.getByRole("button", { name: "Status of submitted: Turned in, late. Change" }))
      .toBeVisible()
    await expect.element(undone).toHaveTextContent("OverdueAssignedOverdue: was due yesterday")
  },
)
