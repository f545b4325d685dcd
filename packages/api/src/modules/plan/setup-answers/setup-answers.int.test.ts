import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { familyToSetUp } from "../../../testing/family-to-set-up.ts"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
let parent: Caller
beforeEach(async () => void ({ parent } = await api.openFamily()))
afterAll(api.close)

const run = (change: { preview?: boolean } = {}) => parent.setup.run({ ...familyToSetUp(), ...change })

describe("the answers given so far", { tags: ["setup.answers", "api.get-setup", "api.save-setup"] }, () => {
  const answers = {
    step: 1,
    students: [
      {
        first_name: "An",
        last_name: "",
        date_of_birth: "2021-0",
        grade_level: null,
        is_schooled: true,
        subjects: null,
      },
    ],
    academic_year: "2026-2027",
    start_date: "",
    end_date: "",
    school_days: ["monday" as const],
    country: "US",
    region: "",
    holidays: null,
    start_time: "09:00",
    minutes: 30,
    break_minutes: 5,
    classes: null,
  }

  test("are kept for another device, and discarded once the school is set up", async () => {
    expect(await parent.setup.answers()).toEqual({ answers: null, updated_at: null, version: 0 })
    await parent.setup.saveAnswers({ answers })
    expect(await parent.setup.answers()).toMatchObject({ answers })
    await run({ preview: true })
    expect(await parent.setup.answers()).toMatchObject({ answers })
    await run()
    expect(await parent.setup.answers()).toMatchObject({ answers: null })
  })

  test("are refused from a device that has not seen the newer ones", async () => {
    const { version } = await parent.setup.saveAnswers({ answers, version: 0 })
    const newer = { ...answers, start_time: "08:00" }
    await parent.setup.saveAnswers({ answers: newer, version })
    await expect(parent.setup.saveAnswers({ answers, version })).rejects.toMatchObject({
      cause: { reason: "STALE", details: { current: { answers: newer, version: version + 1 } } },
    })
    expect(await parent.setup.answers()).toMatchObject({ answers: newer })
    await run()
    await expect(parent.setup.saveAnswers({ answers, version: version + 1 })).rejects.toMatchObject({
      code: "CONFLICT",
    })
  })

  test("keep a baby for the next set-up, and stand again when it is undone", { tags: ["setup.waiting"] }, async () => {
    const row = { last_name: "", grade_level: null, is_schooled: true, subjects: null }
    const bo = { ...row, first_name: "Bo", date_of_birth: "2026-01-02" }
    const ann = { ...row, first_name: "ann ", date_of_birth: "2021-03-01" }
    const before = { ...answers, students: [ann, bo] }
    await parent.setup.saveAnswers({ answers: before })
    const { change_id } = await run()
    expect(await parent.setup.answers()).toMatchObject({ answers: { is_done: true, step: 0, students: [bo] } })
    await parent.changes.undo({ id: change_id ?? "" })
    const { answers: again } = await parent.setup.answers()
    expect(again).toEqual(before)
  })

  test("stand again when the set-up is undone", { tags: ["setup.undo-answers"] }, async () => {
    await parent.setup.saveAnswers({ answers })
    const { change_id } = await run()
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.setup.answers()).toMatchObject({ answers })
  })

  test("given since the set-up stay when it is undone", { tags: ["setup.undo-answers"] }, async () => {
    await parent.setup.saveAnswers({ answers })
    const { change_id } = await run()
    const newer = { ...answers, start_time: "08:00" }
    await parent.setup.saveAnswers({ answers: newer })
    await parent.changes.undo({ id: change_id ?? "" })
    expect(await parent.setup.answers()).toMatchObject({ answers: newer })
  })
})
