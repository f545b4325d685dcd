import { afterAll, beforeAll, expect, test } from "vitest"
import { studentSummary } from "../../family/student/student.schema.ts"
import { familyWith } from "../../../testing/family-with.ts"
import { openTestApi, type Caller, type TestApi } from "../../../testing/test-api.ts"
import { courseNameView } from "./curriculum.schema.ts"

let api: TestApi
let parent: Caller
beforeAll(async () => {
  api = await openTestApi()
  parent = await familyWith(api, 4)
})
afterAll(() => api.close())

test("the names of the courses are those of the whole list, in its order", async () => {
  const courses = await parent.curriculum.list({})
  expect(courses.length).toBeGreaterThan(3)
  expect(await parent.curriculum.names()).toEqual(courses.map((course) => courseNameView.parse(course)))
})

test("the names of the children are those of the whole list, in its order", async () => {
  const children = await parent.students.list({})
  expect(children.length).toBeGreaterThan(1)
  expect(await parent.students.names()).toEqual(children.map((child) => studentSummary.parse(child)))
})
