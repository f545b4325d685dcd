import { expect, test } from "vitest"
import { setupSteps } from "./setup-steps.ts"

const child = (id: string) => ({ id, first_name: id, last_name: "Hall", grade_level: "4", color: "#0f766e" }) as const
const [ada, ben] = [child("Ada"), child("Ben")]
const done = (...of: Parameters<typeof setupSteps>) => setupSteps(...of).map(({ isDone }) => isDone)

test("without children, no step is done and only the first has an action", () => {
  const setup = { student_count: 0, without_login: [], without_curriculum: [] }
  expect(done(setup)).toEqual([false, false, false])
  expect(setupSteps(setup).map(({ actions }) => actions.length)).toEqual([1, 0, 0])
})

test("a step is done when it is done for every child, and names the others", () => {
  const setup = { student_count: 2, without_login: [ben], without_curriculum: [ada, ben] }
  expect(done(setup)).toEqual([true, false, false])
  expect(setupSteps(setup).map(({ actions }) => actions.map(({ href }) => href))).toEqual([
    [],
    ["/students?login=Ben"],
    ["/curriculum?new&student=Ada", "/curriculum?new&student=Ben"],
  ])
  expect(done({ student_count: 2, without_login: [], without_curriculum: [] })).toEqual([true, true, true])
})

test("a kindergartner without a login does not keep the setup open", { tags: ["dashboard.setup"] }, () => {
  const eva = { ...child("Eva"), grade_level: "K" } as const
  expect(done({ student_count: 2, without_login: [eva], without_curriculum: [] })).toEqual([true, true, true])
  expect(done({ student_count: 2, without_login: [eva, ben], without_curriculum: [] })).toEqual([true, false, true])
})
