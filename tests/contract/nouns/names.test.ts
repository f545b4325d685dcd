import { afterAll, beforeAll, expect, test } from "vitest"
import { openRest, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
beforeAll(async () => {
  rest = await openRest()
})
afterAll(() => rest.close())

test(
  "names of children and courses are listed without their figures",
  { tags: ["api.list-student-names", "api.list-course-names"] },
  async () => {
    const ask = rest.as(await rest.register("names@example.com"))
    const ada = { first_name: "Ada", last_name: "Bell", date_of_birth: "2016-05-20", first_subject: "Latin" }
    expect(await ask("POST", "/students", ada)).toMatchObject({ status: 200 })
    const children = await ask("GET", "/students/names")
    expect(children).toMatchObject({ status: 200, body: [{ first_name: "Ada", last_name: "Bell", grade_level: "K" }] })
    const courses = await ask("GET", "/curriculum/names")
    expect(courses).toMatchObject({
      status: 200,
      body: [{ student: { first_name: "Ada" }, subject: { name: "Latin" }, provider: null }],
    })
    for (const { body } of [children, courses]) expect(JSON.stringify(body)).not.toContain("percent")
    expect(await rest.as(null)("GET", "/students/names")).toMatchObject({ status: 401 })
  },
)
