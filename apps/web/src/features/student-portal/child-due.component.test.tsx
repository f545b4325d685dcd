import { addDays, dayIn } from "@hearthbook/core/time/days"
import type { AssignmentStatus } from "@hearthbook/core/work/assignment-status"
import { expect, test } from "vitest"
import { page } from "vitest/browser"
import { DueDate } from "../../entities/assignment/due-date.tsx"
import { renderScreen } from "../../testing/render-screen.tsx"
import { ChildDue } from "./child-due.tsx"

const today = dayIn("America/New_York", new Date())
const shown: [due: string, status: AssignmentStatus, days: number, words: string][] = [
  ["late", "assigned", -1, "Let’s catch up: it was due yesterday"],
  ["soon", "in_progress", 3, "Due in 3 days"],
  ["later", "assigned", 4, "Due in 4 days"],
  ["turned in", "submitted", -1, "It was due yesterday"],
]

test(
  "a child sees the warnings of due dates in the same colors as a parent",
  { tags: ["assignments.due-warning"] },
  async () => {
    await renderScreen(
      shown.map(([name, status, days]) => {
        const due_date = `${addDays(today, days)}T00:00:00.000Z`
        return (
          <section key={name} aria-label={name}>
            <ChildDue due_date={due_date} status={status} />
            <DueDate due_date={due_date} status={status} />
          </section>
        )
      }),
    )
    const colors: string[] = []
    for (const [name, , , words] of shown) {
      const texts = page.getByRole("region", { name }).getByText(/due/i)
      await expect.element(texts.first()).toHaveTextContent(words)
      const [child, adult] = texts.elements().map((text) => getComputedStyle(text).color)
      expect(child).toBe(adult)
      colors.push(child ?? "")
    }
    const [late, soon, later, turnedIn] = colors
    expect(new Set([late, soon, later]).size).toBe(3)
    expect(turnedIn).toBe(later)
  },
)
