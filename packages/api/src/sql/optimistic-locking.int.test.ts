import * as rows from "@hearthbook/db/testing/factories"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestApi, type Caller, type TestApi } from "../testing/test-api.ts"

// Deleting a row that was changed meanwhile would delete something that the person has not seen.
let api: TestApi
let parent: Caller
let family_id: string

beforeAll(async () => {
  api = await openTestApi()
  ;({ parent, family_id } = await api.openFamily())
})
afterAll(() => api.close())

type Removal = { id: string; version?: number }
type Noun = {
  make: () => Promise<{ id: string }>
  change: (id: string) => Promise<unknown>
  read: (id: string) => Promise<{ version: number }>
  remove: (removal: Removal) => Promise<{ id: string }>
}

const own = () => ({ family_id })
const nouns: Record<string, Noun> = {
  student: {
    make: () => rows.createStudent(api.db, own()),
    change: (id) => parent.students.update({ id, first_name: "Nia" }),
    read: (id) => parent.students.byId({ id }),
    remove: (removal) => parent.students.delete(removal),
  },
  subject: {
    make: () => rows.createSubject(api.db, own()),
    change: (id) => parent.subjects.update({ id, description: "Changed" }),
    read: (id) => parent.subjects.byId({ id }),
    remove: (removal) => parent.subjects.delete(removal),
  },
  provider: {
    make: () => rows.createProvider(api.db, own()),
    change: (id) => parent.providers.update({ id, website: "https://changed.example" }),
    read: (id) => parent.providers.byId({ id }),
    remove: (removal) => parent.providers.delete(removal),
  },
  resource: {
    make: () => rows.createResource(api.db, own()),
    change: (id) => parent.resources.update({ id, description: "Changed" }),
    read: (id) => parent.resources.byId({ id }),
    remove: (removal) => parent.resources.delete(removal),
  },
  curriculum: {
    make: () => rows.createCurriculum(api.db, own()),
    change: (id) => parent.curriculum.update({ id, notes: "Changed" }),
    read: (id) => parent.curriculum.byId({ id }),
    remove: (removal) => parent.curriculum.delete(removal),
  },
  assignment: {
    make: () => rows.createAssignment(api.db, own()),
    change: (id) => parent.assignments.update({ id, title: "Changed" }),
    read: (id) => parent.assignments.byId({ id }),
    remove: (removal) => parent.assignments.delete(removal),
  },
  lesson: {
    make: () => rows.createLesson(api.db, own()),
    change: (id) => parent.lessons.update({ id, title: "Changed" }),
    read: (id) => parent.lessons.byId({ id }),
    remove: (removal) => parent.lessons.delete(removal),
  },
  class: {
    make: () => rows.createScheduleEntry(api.db, own()),
    change: (id) => parent.schedule.update({ id, location: "Changed" }),
    read: (id) => parent.schedule.byId({ id }),
    remove: (removal) => parent.schedule.delete(removal),
  },
  event: {
    make: () => rows.createEvent(api.db, own()),
    change: (id) => parent.events.update({ id, title: "Changed" }),
    read: (id) => parent.events.byId({ id }),
    remove: (removal) => parent.events.delete(removal),
  },
  grade: {
    make: () => rows.createGrade(api.db, own()),
    change: async (id) => {
      const { assignment_id } = await parent.grades.byId({ id })
      await parent.grades.record({ assignment_id, points_earned: 1 })
    },
    read: (id) => parent.grades.byId({ id }),
    remove: (removal) => parent.grades.delete(removal),
  },
}

test.each(Object.entries(nouns))(
  "a %s that was changed since is not deleted with an old version",
  { tags: ["editing.stale-delete"] },
  async (_, noun) => {
    const { id } = await noun.make()
    const { version } = await noun.read(id)
    await noun.change(id)
    const current = await noun.read(id)
    expect(current.version).toBe(version + 1)
    await expect(noun.remove({ id, version })).rejects.toMatchObject({
      cause: { reason: "STALE", details: { current } },
    })
    expect(await noun.remove({ id, version: current.version })).toMatchObject({ id })
    await expect(noun.remove({ id, version: current.version })).rejects.toMatchObject({ code: "NOT_FOUND" })
  },
)
