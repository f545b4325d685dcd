import { createDb, type Database } from "@hearthbook/db"
import { expect } from "../../fixtures/test.ts"
import { test } from "../../fixtures/failing-database.ts"
import { childCard } from "../../pages/dashboard.ts"

type Figures = {
  students: number
  upcomingCount: number
  rate: number
  grade: number
  waiting: number
  /** Those that are due today. */
  waitingToday: number
  upcoming: string[]
  graded: string[]
  classes: number
}

/** Computes the figures of the latest demo family in SQL that is independent of the product's. */
async function figuresOf({ client }: Database): Promise<Figures> {
  const [row] = await client.$queryRaw<Figures[]>`
    WITH family AS (
      SELECT id, school_days, (now() AT TIME ZONE time_zone)::date AS today,
        (CASE WHEN to_char(now() AT TIME ZONE time_zone, 'MM-DD') >= year_start THEN 0 ELSE 1 END) AS years_back,
        year_start, time_zone
      FROM family WHERE expires_at IS NOT NULL ORDER BY expires_at DESC LIMIT 1
    ), work AS (SELECT a.* FROM assignment a JOIN family ON family.id = a.family_id)
    SELECT
      (SELECT count(*)::int FROM student s JOIN family ON family.id = s.family_id) AS students,
      (SELECT count(*)::int FROM work, family WHERE status <> 'graded' AND due_date >= today) AS "upcomingCount",
      (SELECT round(100.0 * count(*) FILTER (WHERE r.status IN ('present', 'late')) / count(*))::int
        FROM attendance_record r JOIN family ON family.id = r.family_id
        WHERE r.date BETWEEN
            to_date((extract(year FROM today) - years_back)::text || '-' || year_start, 'YYYY-MM-DD') AND today
          AND trim(to_char(r.date, 'day'))::weekday = ANY (school_days)) AS rate,
      (SELECT round(100 * sum(g.points_earned) / sum(work.points_possible))::int
        FROM grade g JOIN work ON work.id = g.assignment_id
        WHERE work.status = 'graded' AND work.points_possible > 0) AS grade,
      (SELECT count(*)::int FROM work WHERE status = 'submitted') AS waiting,
      (SELECT count(*)::int FROM work, family WHERE status = 'submitted' AND due_date = today) AS "waitingToday",
      ARRAY(SELECT title FROM work, family WHERE status <> 'graded' AND due_date > today
        ORDER BY due_date, work.id LIMIT 3) AS upcoming,
      ARRAY(SELECT work.title FROM grade g JOIN work ON work.id = g.assignment_id
        WHERE work.status = 'graded' ORDER BY g.updated_at DESC, g.id DESC LIMIT 4) AS graded,
      (SELECT count(*)::int FROM schedule_entry e JOIN family ON family.id = e.family_id
        WHERE e.day_of_week = trim(to_char(today, 'day'))::weekday
          AND (e.start_date IS NULL OR e.start_date <= today) AND (e.end_date IS NULL OR e.end_date >= today)
          AND NOT EXISTS (
            SELECT FROM event o WHERE o.family_id = e.family_id AND o.event_type = 'holiday'
              AND today BETWEEN o.start_date::date AND o.end_date::date)) AS classes`
  if (!row) throw new Error("No family found.")
  return row
}

test(
  "the dashboard's figures match those computed in SQL",
  { tag: "@dashboard.figures" },
  async ({ page, database: { settings } }) => {
    await page.goto("/")
    await page.getByRole("button", { name: "Try the demo" }).first().click()
    await expect(childCard(page, "Nora")).toBeVisible()
    const database = await createDb(settings.DATABASE_URL)
    const expected = await figuresOf(database)
    const card = (name: string) => page.getByRole("group", { name, exact: true })
    await expect(card("Active Students")).toContainText(`${expected.students}`)
    await expect(card("Upcoming Assignments")).toContainText(`${expected.upcomingCount}`)
    await expect(card("Attendance Rate")).toContainText(`${expected.rate}%`)
    await expect(card("Average Grade")).toContainText(`${expected.grade}%`)
    const section = (name: string) => page.getByRole("region", { name })
    await expect(section("Waiting for a Grade")).toContainText(`3 of ${expected.waiting}`)
    const toGrade = page.getByRole("button", { name: `${expected.waitingToday} to grade` })
    await toGrade.click()
    await expect(page.getByRole("list", { name: /^Today, / }).getByRole("listitem")).toHaveCount(expected.waitingToday)
    await toGrade.click()
    for (const [name, titles] of [
      ["Upcoming Assignments", expected.upcoming],
      ["Recently Graded", expected.graded],
    ] as const) {
      const rows = section(name).getByRole("listitem")
      await expect(rows).toHaveCount(titles.length)
      for (const [place, title] of titles.entries()) await expect(rows.nth(place)).toContainText(title)
    }
    const rows = page.getByRole("list", { name: /^Today, / }).getByRole("listitem")
    await expect(rows.and(page.locator("[data-row^='class:']"))).toHaveCount(expected.classes)

    await expect(card("Upcoming Assignments").getByRole("link")).toHaveAttribute("href", /&from=\d{4}-\d{2}-\d{2}$/)

    const overdue = await database.client.$queryRaw<{ first_name: string; count: number }[]>`
    SELECT s.first_name, count(*)::int AS count FROM assignment a
    JOIN student s ON s.id = a.student_id JOIN family f ON f.id = a.family_id
    WHERE a.status IN ('assigned', 'in_progress') AND a.due_date < (now() AT TIME ZONE f.time_zone)::date
      AND f.id = (SELECT id FROM family ORDER BY created_at DESC LIMIT 1)
    GROUP BY s.first_name`
    await database.close()
    for (const { first_name, count } of overdue) {
      const child = childCard(page, first_name)
      await child.getByRole("button", { name: `${count} late`, exact: true }).click()
      await expect(child.getByText(/^Overdue: /)).toHaveCount(Math.min(count, 3))
      await expect(child.getByRole("link", { name: /more overdue/ })).toHaveCount(count > 3 ? 1 : 0)
    }
  },
)
