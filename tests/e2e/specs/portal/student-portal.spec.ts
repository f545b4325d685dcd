import { expect, test } from "../../fixtures/test.ts"
import { postAs, putAs } from "../../fixtures/rest-client.ts"
import { card, later, openPortal, section, weekdayOf, weekdays, work } from "../../pages/portal.ts"

/** A child's tablet. */
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })
const phone = { width: 320, height: 700 }

test(
  "the home page shows the next and late work, today's schedule, five upcoming assignments and the last three grades",
  { tag: ["@smoke", "@portal.home"] },
  async ({ page, browser }) => {
    const { child, today, ada, ben, of } = await openPortal(page, browser)
    const make = (path: string, data: object) => postAs(page, path, data)
    for (const [count, title] of ["One", "Two", "Three", "Four", "Five", "Six"].entries()) {
      await make("assignments", work(of.ada, `Page ${title}`, later(today, count), { description: "Read it twice." }))
    }
    await make("assignments", work(of.ada, "Leaf press", later(today, -3)))
    for (const [count, title] of ["Rocks", "Rivers", "Rain", "Roots"].entries()) {
      const { id } = await make("assignments", work(of.ada, title, later(today, -9)))
      await make("grades", { assignment_id: id, points_earned: 80.4 + count })
    }
    const held = { subject_id: of.science, day_of_week: weekdayOf(today), end_time: "23:00" }
    await make("schedule", { student_id: ada, ...held, start_time: "11:15", end_time: "12:00", location: "Kitchen" })
    await make("schedule", { student_id: ada, ...held, start_time: "09:30", end_time: "10:00", location: "Porch" })
    await make("schedule", { student_id: ben, ...held, start_time: "10:30", end_time: "11:00", location: "Attic" })
    const event = { start_date: `${today}T13:00:00.000Z`, end_date: `${today}T14:00:00.000Z` }
    await make("events", { title: "Library", ...event })
    await make("events", { title: "Ben's dentist", student_id: ben, ...event })
    await make("lessons", { curriculum_id: of.ada, title: "Why leaves fall", planned_date: today })

    await child.goto("/student/dashboard")
    await expect(child.getByRole("heading", { level: 1, name: "Welcome, Ada!" })).toBeVisible()
    const next = section(child, "Next up")
    await expect(next).toContainText("Page One")
    await expect(next).toContainText("Read it twice.")
    await expect(next.getByRole("textbox", { name: "Your answer" })).toBeVisible()
    await expect(section(child, "Let’s catch up")).toContainText("Leaf press")
    await expect(section(child, "Let’s catch up")).toContainText("It was due 3 days ago")

    const day = section(child, "Today’s Schedule")
    await expect(day.getByRole("listitem")).toHaveCount(4)
    await expect(day.getByRole("listitem")).toContainText([
      "Why leaves fallScience · 9:30 – 10:00 AM · Porch",
      "11:15 AM – 12:00 PM · Kitchen",
      "Library",
      "Page One",
    ])
    const upcoming = section(child, "Upcoming Assignments").getByRole("listitem")
    await expect(upcoming).toHaveCount(5)
    await expect(upcoming).toContainText(["Page Two", "Page Three", "Page Four", "Page Five", "Page Six"])
    const grades = section(child, "Recent Grades").getByRole("listitem")
    await expect(grades).toHaveCount(3)
    await expect(grades).toContainText([/Roots[^]*83%\s*B/, /Rain[^]*82%\s*B-/, /Rivers[^]*81%\s*B-/])
    await expect(child.getByText("Ben")).toHaveCount(0)

    await next.getByRole("button", { name: "Start Page One" }).click()
    await expect(next).toContainText("In progress")
    await expect(next.getByRole("button", { name: "Start Page One" })).toBeHidden()
    await next.getByRole("link", { name: "Open" }).click()
    await expect(child.getByRole("heading", { level: 1, name: "Page One" })).toBeVisible()
  },
)

test(
  "work is listed by its due day, and each piece opens on its own page",
  { tag: "@portal.work" },
  async ({ page, browser }) => {
    const { child, today, ben, of } = await openPortal(page, browser)
    const make = (path: string, data: object) => postAs(page, path, data)
    const [atlas, paper] = [
      await make("resources", {
        title: "Star atlas",
        resource_type: "link",
        external_url: "https://example.com/stars",
      }),
      await make("resources", { title: "Black paper", resource_type: "other" }),
    ]
    const lesson = await make("lessons", {
      curriculum_id: of.ada,
      title: "The moon",
      planned_date: today,
      private_notes: "She finds this hard.",
      resource_ids: [atlas.id, paper.id],
      assignments: [
        {
          title: "Moon phases",
          description: "One night, one picture.",
          instructions: "Draw what you see.",
          due_date: later(today, 2),
          assigned_date: later(today, -1),
        },
      ],
    })
    await make("assignments", work(of.ada, "Old leaves", later(today, -2), { assigned_date: later(today, -8) }))
    const done = await make("assignments", work(of.ada, "Tide chart", today, { assigned_date: later(today, -5) }))
    await make("grades", { assignment_id: done.id ?? "", points_earned: 92.6, feedback: "You kept at it every day." })
    const bens = await make("assignments", work(of.ben, "Ben's volcano", today))

    await child.getByRole("link", { name: "Work", exact: true }).click()
    await expect(child.getByRole("article")).toHaveCount(2)
    await expect(child.getByRole("article")).toContainText(["Old leaves", "Moon phases"])
    await child.getByText("All", { exact: true }).click()
    await expect(child.getByRole("article")).toHaveCount(3)
    await expect(child.getByRole("article")).toContainText(["Moon phases", "Tide chart", "Old leaves"])
    await expect(card(child, "Moon phases")).toContainText("Assigned")
    await expect(card(child, "Moon phases")).toContainText("Science")
    await expect(card(child, "Moon phases")).toContainText("Due in 2 days")
    await expect(card(child, "Moon phases")).toContainText("One night, one picture.")
    await expect(card(child, "Old leaves")).toContainText("Overdue")
    await expect(card(child, "Old leaves")).toContainText("Let’s catch up")
    await expect(card(child, "Tide chart")).toContainText("Graded")
    await expect(card(child, "Tide chart")).toContainText("92.6%")
    await expect(card(child, "Tide chart").getByRole("link", { name: /Turn in/ })).toHaveCount(0)

    await child.getByText("To do", { exact: true }).click()
    await expect(child.getByRole("article")).toHaveCount(2)
    await child.getByText("Graded", { exact: true }).first().click()
    await expect(child.getByRole("article")).toHaveCount(1)
    await child.getByText("All", { exact: true }).click()
    await expect(child.getByRole("article")).toHaveCount(3)

    await card(child, "Moon phases").getByRole("link", { name: "Turn in: Moon phases" }).click()
    await expect(child.getByRole("heading", { level: 1, name: "Moon phases" })).toBeVisible()
    await expect(child.getByText("Draw what you see.")).toBeVisible()
    await expect(child.getByText("One night, one picture.")).toBeVisible()
    await expect(child.getByRole("textbox", { name: "Your answer" })).toBeInViewport()
    const help = section(child, "To help you")
    await expect(help.getByRole("link", { name: /^Star atlas/ })).toHaveAttribute("href", "https://example.com/stars")
    await expect(help.getByRole("listitem").filter({ hasText: "Black paper" })).toBeVisible()
    await expect(child.getByText("She finds this hard.")).toHaveCount(0)
    await child.getByRole("button", { name: "Start Moon phases" }).click()
    await expect(child.getByText("In progress")).toBeVisible()

    await child.goBack()
    await expect(card(child, "Moon phases")).toContainText("In progress")
    // Focus stays where it was.
    await expect(card(child, "Moon phases").getByRole("link", { name: "Moon phases", exact: true })).toBeFocused()
    await card(child, "Tide chart").getByRole("link", { name: "Tide chart" }).click()
    await expect(section(child, "Your grade")).toContainText("You kept at it every day.")
    await expect(section(child, "Your grade")).toContainText("92.6%")
    await child.getByRole("link", { name: "Back to list" }).click()
    await expect(child.getByRole("article")).toHaveCount(3)

    // Ids of a sibling's assignment or of a lesson show no assignment.
    for (const id of [bens.id, lesson.id, ben, "moon"]) {
      await child.goto(`/student/assignments?work=${id}`)
      await expect(child.getByText("We cannot find that work")).toBeVisible()
      await expect(child.getByText("volcano")).toHaveCount(0)
    }
    await child.getByRole("link", { name: "Back to list" }).click()
    await expect(child.getByRole("article")).toHaveCount(2)
  },
)

test(
  "the week and the day show classes, events and lessons, but not a sibling's",
  { tag: "@portal.schedule" },
  async ({ page, browser }) => {
    const { child, ada, ben, of } = await openPortal(page, browser)
    const make = (path: string, data: object) => postAs(page, path, data)
    // A week far ahead, so that the result does not depend on today's weekday: Monday, 7 January 2030.
    const monday = { subject_id: of.science, day_of_week: "monday" }
    await make("schedule", { ...monday, student_id: ada, start_time: "09:00", end_time: "10:00", location: "Kitchen" })
    await make("schedule", { ...monday, student_id: ben, start_time: "13:00", end_time: "14:00", location: "Attic" })
    const trip = { start_date: "2030-01-08T14:30:00.000Z", end_date: "2030-01-08T16:00:00.000Z" }
    await make("events", { title: "Museum", description: "Bring your sketchbook.", ...trip })
    await make("events", { title: "Ben's dentist", student_id: ben, ...trip })
    const { id: atlas } = await make("resources", {
      title: "Star atlas",
      resource_type: "link",
      external_url: "https://example.com/stars",
    })
    await make("lessons", {
      curriculum_id: of.ada,
      title: "Why the moon changes",
      planned_date: "2030-01-07",
      objectives: "Name the phases.",
      private_notes: "She finds this hard.",
      resource_ids: [atlas],
    })
    await make("lessons", { curriculum_id: of.ben, title: "Ben's volcano", planned_date: "2030-01-07" })

    await child.goto("/student/schedule?date=2030-01-07")
    await expect(child.getByRole("heading", { name: "Jan 7 – 13, 2030" })).toBeVisible()
    const first = section(child, "Monday, Jan 7")
    await expect(first.getByRole("listitem")).toHaveCount(2)
    await expect(first.getByRole("link", { name: "Science, 9:00 AM – 10:00 AM, Kitchen" })).toBeVisible()
    await expect(first.getByRole("link", { name: "Why the moon changes, Science lesson" })).toBeVisible()
    await expect(section(child, "Tuesday, Jan 8").getByRole("listitem")).toHaveCount(1)
    await expect(section(child, "Wednesday, Jan 9")).toContainText("Nothing is planned.")
    await expect(child.getByText(/Ben|Attic/)).toHaveCount(0)

    await section(child, "Tuesday, Jan 8").getByRole("link", { name: "Museum, 2:30 PM – 4:00 PM" }).click()
    await expect(child.getByRole("heading", { name: "Tuesday, 01/08/2030" })).toBeVisible()
    await expect(child.getByRole("article")).toHaveCount(1)
    await expect(card(child, "Museum")).toContainText("Bring your sketchbook.")
    await child.getByRole("button", { name: "Previous day" }).click()
    await expect(child.getByRole("article")).toHaveCount(2)
    await expect(card(child, "Why the moon changes")).toContainText("Name the phases.")
    await expect(card(child, "Why the moon changes").getByRole("link", { name: /^Star atlas/ })).toBeVisible()
    await expect(child.getByText("She finds this hard.")).toHaveCount(0)
    await expect(card(child, "Science")).toContainText("9:00 AM – 10:00 AM")

    // On a phone the default view is the day, and the week is a list of days.
    await child.setViewportSize(phone)
    await child.getByText("Week", { exact: true }).click()
    await child.getByRole("button", { name: "Next week" }).click()
    await child.getByRole("button", { name: "Previous week" }).click()
    await expect(section(child, "Monday, Jan 7").getByRole("listitem")).toHaveCount(2)
    await expect(section(child, "Monday, Jan 7")).toContainText("9:00 AM – 10:00 AM · Kitchen")
    await child.getByRole("button", { name: "Today" }).click()
    await expect(child.getByRole("button", { name: "Today" })).toBeDisabled()
    await child.goto("/student/schedule?date=2030-01-08")
    await expect(card(child, "Museum")).toBeVisible()
  },
)

test(
  "grades are listed newest first, 16 at a time, with percentage, letter and feedback",
  { tag: "@portal.grades" },
  async ({ page, browser }) => {
    const { child, today, of } = await openPortal(page, browser)
    for (let count = 1; count <= 22; count += 1) {
      const { id } = await postAs(page, "assignments", work(of.ada, `Sheet ${count}`, today))
      await postAs(page, "grades", { assignment_id: id, points_earned: 70 + count, feedback: `Note ${count}` })
    }
    await child.getByRole("link", { name: "Grades", exact: true }).click()
    await expect(child.getByRole("article")).toHaveCount(16)
    await expect(child.getByRole("article").first()).toContainText(/Sheet 22[^]*92%\s*A-[^]*Note 22/)
    await expect(child.getByRole("article").first()).toContainText("Science")
    await child.getByRole("button", { name: "Show more" }).click()
    await expect(child.getByRole("article")).toHaveCount(22)
    await expect(child.getByRole("button", { name: "Show more" })).toHaveCount(0)
  },
)

test(
  "a child starts an assignment with one tap, and the parent sees it in progress",
  { tag: "@portal.start" },
  async ({ page, browser }) => {
    const { child, today, of } = await openPortal(page, browser)
    const { id } = await postAs(page, "assignments", work(of.ada, "Moon phases", later(today, 2)))
    await child.goto("/student/dashboard")
    const start = section(child, "Next up").getByRole("button", { name: "Start Moon phases" })
    await start.tap()
    await expect(start).toHaveCount(0)
    await expect(section(child, "Next up")).toContainText("In progress")
    await page.goto(`/assignments?student=all&view=${id}`)
    await expect(page.getByRole("dialog")).toContainText("In progress")
  },
)

test(
  "a child without work sees a friendly message on every page",
  { tag: "@portal.empty" },
  async ({ page, browser }) => {
    const { child } = await openPortal(page, browser)
    // Otherwise a Saturday is a day without school.
    await putAs(page, "family", { school_days: weekdays })
    await child.goto("/student/dashboard")
    await expect(child.getByText("All done!")).toBeVisible()
    await expect(child.getByText("No classes scheduled for today. Focus on your assignments!")).toBeVisible()
    await expect(child.getByText("No grades have been posted yet.")).toBeVisible()
    await child.getByRole("link", { name: "Work", exact: true }).click()
    await expect(child.getByText("You have no assignments. Great job!")).toBeVisible()
    await child.getByRole("link", { name: "Schedule", exact: true }).click()
    await expect(child.getByText("Nothing is planned this week")).toBeVisible()
    await child.getByRole("link", { name: "Grades", exact: true }).click()
    await expect(child.getByText("No grades have been posted yet.")).toBeVisible()
  },
)
