import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { makeCurriculum } from "../fixtures/rest-records.ts"
import { idOf, openRest, type Ask, type Rest } from "../fixtures/rest-client.ts"

let rest: Rest
let ask: Ask
let anonymous: Ask
beforeAll(async () => {
  rest = await openRest()
  ask = rest.as(await rest.register("ada@example.com"))
  anonymous = rest.as(null)
})
afterAll(() => rest.close())

describe("lists", () => {
  test("are empty arrays without data", async () => {
    const newcomer = rest.as(await rest.register("new@example.com"))
    for (const noun of [
      "students",
      "subjects",
      "providers",
      "curriculum",
      "assignments",
      "grades",
      "resources",
      "lessons",
      "loops",
      "progress",
      "schedule",
      "events",
      "attendance",
      "attendance/streaks",
    ]) {
      expect(await newcomer("GET", `/${noun}`), noun).toMatchObject({ status: 200, body: [] })
    }
  })

  test(
    "read their filters from the query, including from and to",
    { tags: ["api.count-assignments", "api.filters"] },
    async () => {
      const { curriculum_id, student_id, subject_id } = await makeCurriculum(ask)
      const id = idOf(await ask("POST", "/assignments", { curriculum_id, title: "Owls", due_date: "2026-12-24" }))
      await ask("POST", "/assignments", { curriculum_id, title: "Later", due_date: "2027-01-10" })
      const titles = async (query: string) =>
        ((await ask("GET", `/assignments?${query}`)).body as { id: string }[]).map((row) => row.id)
      expect(await titles("start_date=2026-12-24&end_date=2026-12-24")).toEqual([id])
      expect(await titles("from=2026-12-24T00:00:00.000Z&to=2026-12-31")).toEqual([id])
      expect(
        await titles(`student_id=${student_id}&subject_id=${subject_id}&curriculum_id=${curriculum_id}&limit=1`),
      ).toEqual([id])
      expect(await titles(`student_id=${student_id}&status=graded`)).toEqual([])
      expect(await titles(`student_id=${student_id}&cursor=${id}`)).toHaveLength(1)
      const nothing = await makeCurriculum(ask)
      expect(await titles(`curriculum_id=${nothing.curriculum_id}&search=owls`)).toEqual([])
      expect(await titles("search=owls")).toEqual([id])
      const idsOf = async (path: string) => ((await ask("GET", path)).body as { id: string }[]).map((row) => row.id)
      expect(await idsOf(`/curriculum?student_id=${student_id}&subject_id=${subject_id}&limit=1`)).toEqual([
        curriculum_id,
      ])
      expect(await idsOf(`/grades?student_id=${student_id}&limit=1`)).toEqual([])
      const lesson = { curriculum_id, title: "Owls", planned_date: "2026-12-24" }
      const lessons = [idOf(await ask("POST", "/lessons", lesson)), idOf(await ask("POST", "/lessons", lesson))]
      const week = `student_id=${student_id}&curriculum_id=${curriculum_id}&start_date=2026-12-21&end_date=2026-12-27`
      expect(await idsOf(`/lessons?${week}`)).toEqual(lessons)
      expect(await idsOf(`/lessons?${week}&limit=1&cursor=${lessons[0]}`)).toEqual(lessons.slice(1))
      expect(await idsOf(`/lessons?${week}&status=planned&undated=false`)).toEqual(lessons)
      expect(await idsOf(`/lessons?curriculum_id=${curriculum_id}&undated=true`)).toEqual([])
      const film = { title: "Owl film", subject_id, resource_type: "video", external_url: "https://films.example.org" }
      const resource = idOf(await ask("POST", "/resources", film))
      expect(await idsOf(`/resources?subject_id=${subject_id}&resource_type=video&search=OWL`)).toEqual([resource])
      expect(await ask("GET", "/assignments/counts")).toMatchObject({
        status: 200,
        body: { total: expect.any(Number) },
      })
    },
  )
})

describe("the query", () => {
  test.each(["toString", "__proto__", "constructor", "hasOwnProperty"])("ignores ?%s", async (name) => {
    expect(await ask("GET", `/students?${name}=1&limit=1`)).toMatchObject({ status: 200 })
    expect(await anonymous("GET", `/students?${name}=1`)).toMatchObject({ status: 401 })
  })

  test("accepts an id in capital letters", async () => {
    const { curriculum_id, student_id } = await makeCurriculum(ask)
    const draft = { curriculum_id, title: "Bees", due_date: "2026-10-01" }
    const [first, second] = [
      idOf(await ask("POST", "/assignments", draft)),
      idOf(await ask("POST", "/assignments", draft)),
    ]
    const query = `curriculum_id=${curriculum_id.toUpperCase()}&limit=5&cursor=${first.toUpperCase()}`
    expect(await ask("GET", `/assignments?${query}`)).toMatchObject({ body: [{ id: second }] })
    const grade = { assignment_id: first, student_id: student_id.toUpperCase(), points_earned: 90 }
    expect(await ask("POST", "/grades", grade)).toMatchObject({ status: 200 })
    const same = { student_id: student_id.toUpperCase(), goals: "Read the sky" }
    expect(await ask("PUT", `/curriculum/${curriculum_id}`, same)).toMatchObject({ status: 200 })
  })
})
