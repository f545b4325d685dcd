import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi } from "../../../testing/test-api.ts"
import { deliveryJobOf, openHousehold, type Household } from "../../../testing/notification-deliveries.ts"

const api = await openTestApi()
const { run, wait, mails } = deliveryJobOf(api)
let home: Household
let assignment_id: string
let grade_id: string

/** Hides the child's grades, or shows them again. */
async function seesGrades(sees_grades: boolean) {
  const { version } = await home.parent.students.byId({ id: home.student_id })
  await home.parent.students.update({ id: home.student_id, version, sees_grades })
}

beforeEach(async () => {
  home = await openHousehold(api)
  assignment_id = await home.turnIn()
  const grade = await home.parent.grades.record({ assignment_id, points_earned: 87.25, feedback: "Lovely drawings." })
  grade_id = grade.id
})
afterAll(api.close)

const range = { start_date: "2026-09-14", end_date: "2026-09-20" }

/** The child's answers that could hold a grade, by procedure. */
const answers: Record<string, () => Promise<unknown>> = {
  "assignments.list": () => home.child.assignments.list({}),
  "assignments.byId": () => home.child.assignments.byId({ id: assignment_id }),
  "grades.list": () => home.child.grades.list({}),
  "grades.ofStudent": () => home.child.grades.ofStudent({ student_id: home.student_id }),
  "courseResults.grades": () => home.child.courseResults.grades({}),
  "planner.inRange": () => home.child.planner.inRange(range),
  "notifications.list": () => home.child.notifications.list({}),
  "submissions.list": () => home.child.submissions.list({ assignment_id }),
  "lessons.list": () => home.child.lessons.list({}),
}

/** Texts that tell the grade: 87.25 of 100 points, a B+. The number of a subject may have these digits. */
const telling = /(?<!Subject \d*)87|"B\+?"|B\+?,/

describe("a child whose grades are hidden", () => {
  test.each(Object.keys(answers))("gets no grade from %s", { tags: ["grades.hidden"] }, async (name) => {
    wait()
    await seesGrades(false)
    expect(withoutIds(await answers[name]?.())).not.toMatch(telling)
  })

  test("gets no single grade, and its own work without one", { tags: ["grades.hidden"] }, async () => {
    await seesGrades(false)
    await expect(home.child.grades.byId({ id: grade_id })).rejects.toMatchObject({ code: "NOT_FOUND" })
    expect(await home.child.grades.list({})).toEqual([])
    const work = await home.child.assignments.byId({ id: assignment_id })
    expect(work).toMatchObject({ status: "graded", grade: null, feedback: "Lovely drawings." })
  })

  test("is told that its work is graded, but not how", { tags: ["grades.hidden"] }, async () => {
    await seesGrades(false)
    wait()
    await run()
    const toChild = (await mails()).filter(({ recipient }) => recipient === home.people.child.email)
    expect(toChild.map(({ subject }) => subject).join()).toContain("Moon phases is graded")
    for (const { subject, text, html } of toChild)
      expect(withoutLinks(`${subject} ${text} ${html}`)).not.toMatch(/87|B\+/)
    const graded = (await home.child.notifications.list({})).find(({ kind }) => kind === "work_graded")
    expect(graded).toMatchObject({ title: "Moon phases is graded", body: null })
    const read = await home.child.notifications.read({ id: graded?.id ?? "" })
    expect(read).toMatchObject({ body: null })
  })

  test("is told so by whoami, and sees them again when they are shown", { tags: ["grades.hidden"] }, async () => {
    await seesGrades(false)
    expect(await home.child.auth.whoami()).toMatchObject({ sees_grades: false })
    await seesGrades(true)
    expect(await home.child.auth.whoami()).toMatchObject({ sees_grades: true })
    expect(await home.child.grades.byId({ id: grade_id })).toMatchObject({ points_earned: 87.25 })
  })

  test("changes nothing for its parents", { tags: ["grades.hidden"] }, async () => {
    await seesGrades(false)
    expect(await home.parent.grades.byId({ id: grade_id })).toMatchObject({ points_earned: 87.25 })
    expect(await home.parent.assignments.byId({ id: assignment_id })).toMatchObject({ grade: { points_earned: 87.25 } })
    expect(await home.parent.auth.whoami()).toMatchObject({ sees_grades: true })
  })
})

test.each(Object.keys(answers).filter((name) => /^(assignments|grades|planner|notifications)/.test(name)))(
  "a child who sees its grades finds the grade in %s",
  { tags: ["grades.hidden"] },
  async (name) => {
    wait()
    expect(withoutIds(await answers[name]?.())).toMatch(telling)
  },
)

/** An answer as text, without its ids and moments, which can hold any digits. */
function withoutIds(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"|"\d{4}-\d\d-\d\dT[^"]*"/g, '""')
}

/** A mail without its links, whose tokens can hold any digits. */
function withoutLinks(mail: string): string {
  return mail.replaceAll(/https?:\/\/[^\s"<]+/g, "")
}
