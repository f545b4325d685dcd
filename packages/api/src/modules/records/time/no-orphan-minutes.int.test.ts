import {
  createCurriculum,
  createLesson,
  createScheduleEntry,
  createStudent,
  createSubject,
} from "@hearthbook/db/testing/factories"
import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { dateToDay } from "@hearthbook/core/time/days"
import { AppError } from "@hearthbook/core/errors/errors"
import { openTestApi, type Caller } from "../../../testing/test-api.ts"

const api = await openTestApi()
afterAll(api.close)

const [monday, tuesday] = ["2026-09-14", "2026-09-15"]
const trip = { title: "Museum", all_day: true }

/** A family with two children, each with two courses of two lessons, and a class on Mondays; two tabs of its parent. */
async function openSchool() {
  const { parent, family_id, user } = await api.openFamily()
  const tab = await api.callerFor(user)
  const subjects = [(await createSubject(api.db, { family_id })).id, (await createSubject(api.db, { family_id })).id]
  const [children, courses, lessons]: [string[], string[], string[]] = [[], [], []]
  const classes: { id: string; student_id: string; subject_id: string }[] = []
  for (const _child of [1, 2]) {
    const student_id = (await createStudent(api.db, { family_id })).id
    children.push(student_id)
    for (const [index, subject_id] of subjects.entries()) {
      const usual = { minutes_per_lesson: index === 0 ? 30 : null }
      const { id } = await createCurriculum(api.db, { family_id, student_id, subject_id, ...usual })
      courses.push(id)
      for (const position of [0, 1]) {
        const own = { curriculum_id: id, position, minutes: index === 0 ? null : 25 }
        lessons.push((await createLesson(api.db, own)).id)
      }
    }
    const weekly = { family_id, student_id, subject_id: subjects[0], day_of_week: "monday" as const }
    classes.push(await createScheduleEntry(api.db, weekly))
  }
  return { parent, tab, family_id, subjects, children, courses, lessons, classes, events: new Array<string>() }
}
type School = Awaited<ReturnType<typeof openSchool>>

/** Time that follows no other row: what was typed, and the classes that were held. */
type Kept = ReadonlyMap<string, { student_id: string; text: string }>
type Done = { kept: Kept; change_id: string | null }

type Pick = { at: number; other: number; day: string; minutes: number | null }
type Act = (school: School, pick: Pick, kept: Kept) => Promise<Done>

const of = <Item>(list: Item[], at: number): Item => {
  const item = list[at % list.length]
  if (item === undefined) throw new Error("an empty list")
  return item
}
const without = (kept: Kept, isGone: (id: string, entry: { student_id: string; text: string }) => boolean): Kept =>
  new Map([...kept].filter(([id, entry]) => !isGone(id, entry)))

/** A change of a row that time follows by itself. */
const follows =
  (change: (school: School, pick: Pick) => Promise<unknown>): Act =>
  async (school, pick, kept) => {
    const result = (await change(school, pick)) as { change_id?: string | null } | undefined
    return { kept, change_id: result?.change_id ?? null }
  }
const lesson = (patch: (pick: Pick, school: School) => Omit<Parameters<Caller["lessons"]["update"]>[0], "id">) =>
  follows((school, pick) => school.parent.lessons.update({ id: of(school.lessons, pick.at), ...patch(pick, school) }))
const changeEvent = (patch: (pick: Pick, school: School) => Omit<Parameters<Caller["events"]["update"]>[0], "id">) =>
  follows((school, pick) => {
    const [id] = school.events.slice(pick.at % Math.max(1, school.events.length))
    return id ? school.parent.events.update({ id, ...patch(pick, school) }) : Promise.resolve()
  })

const acts: Record<string, Act> = {
  tick: lesson(({ day }) => ({ completed: true, completed_on: day })),
  "tick in two tabs": follows(async ({ parent, tab, lessons }, { at }) => {
    const id = of(lessons, at)
    await Promise.all([parent, tab, parent].map((one) => one.lessons.update({ id, completed: true })))
  }),
  "un-tick": lesson(() => ({ completed: false })),
  skip: lesson(() => ({ status: "skipped" })),
  spend: lesson(({ minutes }) => ({ minutes_spent: minutes })),
  move: lesson(({ day }) => ({ planned_date: day })),
  "move to a course": lesson(({ other }, { courses }) => ({ curriculum_id: of(courses, other) })),
  "delete lesson": follows(({ parent, lessons }, { at }) => parent.lessons.delete({ id: of(lessons, at) })),
  "catch up": follows(({ parent, lessons }, { at, other, day }) =>
    parent.planning.reschedule({
      scope: { lesson_ids: [...new Set([of(lessons, at), of(lessons, other)])] },
      action: { kind: "complete", on: day },
    }),
  ),
  "minutes of a course": follows(({ parent, courses }, { at, minutes }) =>
    parent.curriculum.update({ id: of(courses, at), minutes_per_lesson: minutes }),
  ),
  "delete course": follows(({ parent, courses }, { at }) => parent.curriculum.delete({ id: of(courses, at) })),
  "new event": follows(async ({ parent, children, subjects, events }, { at, other, day, minutes }) => {
    const student_id = at % 3 === 0 ? null : of(children, at)
    const draft = { ...trip, student_id, start_date: day, end_date: day, minutes }
    events.push((await parent.events.create({ ...draft, subject_ids: subjects.slice(other % 3) })).id)
  }),
  "move event": changeEvent(({ day }) => ({ start_date: day, end_date: day })),
  "change event": changeEvent(({ minutes, other }, { subjects }) => ({
    minutes,
    subject_ids: subjects.slice(other % 3),
  })),
  "event of another": changeEvent(({ other }, { children }) => ({ student_id: of([null, ...children], other) })),
  "delete event": follows(({ parent, events }, { at }) =>
    events.length > 0 ? parent.events.delete({ id: of(events, at) }) : Promise.resolve(),
  ),
  "delete class": follows(({ parent, classes }, { at }) => parent.schedule.delete({ id: of(classes, at).id })),
  "delete child": async ({ parent, children }, { at }, kept) => {
    const id = of(children, at)
    const { change_id } = await parent.students.delete({ id })
    return { kept: without(kept, (_id, { student_id }) => student_id === id), change_id }
  },
  type: async ({ parent, children, subjects }, { at, other, day, minutes }, kept) => {
    const typed = { student_id: of(children, at), subject_id: of(subjects, other), date: day, minutes: minutes ?? 5 }
    const [entry] = await parent.time.createMany({ records: [typed] })
    const text = `${typed.student_id} ${typed.subject_id} ${day} ${typed.minutes}`
    const added = { student_id: typed.student_id, text }
    return { kept: new Map([...kept, [entry?.id ?? "", added]]), change_id: entry?.change_id ?? null }
  },
  hold: async ({ parent, classes }, { at }, kept) => {
    const { id, student_id, subject_id } = of(classes, at)
    const marks = await parent.attendance.list({ student_id, start_date: monday, end_date: monday })
    const [entry] = await parent.time.logClasses({ date: monday, schedule_ids: [id] })
    const wasAway = marks.some(({ status }) => status === "absent")
    const held = { student_id, text: `${student_id} ${subject_id} ${monday} 60` }
    return { kept: wasAway ? kept : new Map([...kept, [`class ${id}`, held]]), change_id: entry?.change_id ?? null }
  },
  "not held": async ({ parent, classes }, { at }, kept) => {
    const { id } = of(classes, at)
    await parent.time.logClasses({ date: monday, schedule_ids: [id], held: false })
    return { kept: without(kept, (key) => key === `class ${id}`), change_id: null }
  },
  mark: async ({ parent, children }, { at, other }, kept) => {
    const [student_id, status] = [of(children, at), of(["present" as const, "absent" as const], other)]
    const before = await parent.attendance.list({ student_id, start_date: monday, end_date: monday })
    await parent.attendance.mark({ student_id, date: monday, status })
    const goes = status === "absent" && before[0]?.status !== "absent"
    const isClass = (key: string, entry: { student_id: string }) =>
      goes && key.startsWith("class ") && entry.student_id === student_id
    return { kept: without(kept, isClass), change_id: null }
  },
}

/** The time that the lessons and events of a family must have, worked out from their rows one by one. */
async function expectedTime(family_id: string, kept: Kept): Promise<string[]> {
  const where = { family_id }
  const texts = [...kept.values()].map(({ text }) => text)
  for (const row of await api.db.lesson.findMany({ where, include: { curriculum: true } })) {
    const minutes = row.minutes_spent ?? row.minutes ?? row.curriculum.minutes_per_lesson
    if (row.status !== "done" || minutes === null || row.completed_on === null) continue
    texts.push(`${row.student_id} ${row.curriculum.subject_id} ${dateToDay(row.completed_on)} ${minutes} of ${row.id}`)
  }
  const students = await api.db.student.findMany({ where })
  for (const event of await api.db.event.findMany({ where })) {
    const subjects = event.subject_ids.length > 0 ? event.subject_ids : [null]
    for (const { id } of students.filter(({ id }) => event.student_id === null || event.student_id === id)) {
      const shares = subjects.map(() => 0)
      for (let minute = 0; minute < (event.minutes ?? 0); minute++)
        shares[minute % shares.length] = (shares[minute % shares.length] ?? 0) + 1
      for (const [index, subject] of subjects.entries())
        if ((shares[index] ?? 0) > 0)
          texts.push(`${id} ${subject} ${dateToDay(event.start_date)} ${shares[index]} of ${event.id}`)
    }
  }
  return texts.toSorted()
}

async function writtenTime(family_id: string): Promise<string[]> {
  const rows = await api.db.time_entry.findMany({ where: { family_id } })
  return rows
    .map(({ student_id, subject_id, date, minutes, lesson_id, event_id }) => {
      const source = lesson_id ?? event_id
      return `${student_id} ${subject_id} ${dateToDay(date)} ${minutes}${source ? ` of ${source}` : ""}`
    })
    .toSorted()
}

test(
  "whatever is ticked, moved, skipped, deleted and undone, time is what the rows say and nothing else",
  { tags: ["time.undo", "time.lesson", "time.event", "time.classes"], timeout: 240_000 },
  async () => {
    const pick = fc.record({
      name: fc.constantFrom(...Object.keys(acts), "undo", "undo", "undo"),
      at: fc.nat(23),
      other: fc.nat(23),
      day: fc.constantFrom(monday, tuesday, "2026-09-07"),
      minutes: fc.constantFrom(null, 1, 20, 61),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { minLength: 8, maxLength: 14 }), async (picks) => {
        const school = await openSchool()
        let kept: Kept = new Map()
        let undoable: { id: string; kept: Kept } | null = null
        for (const { name, ...chosen } of picks) {
          const before: Kept = kept
          if (name === "undo") {
            if (!undoable) continue
            await school.parent.changes.undo({ id: undoable.id })
            kept = undoable.kept
            undoable = null
          } else {
            // A row that an earlier act deleted is not found, and then nothing changes.
            const done = await acts[name]?.(school, chosen, kept).catch(refused)
            if (!done) continue
            kept = done.kept
            undoable = done.change_id ? { id: done.change_id, kept: before } : null
          }
          expect(await writtenTime(school.family_id), name).toEqual(await expectedTime(school.family_id, kept))
        }
      }),
      { numRuns: 25 },
    )
  },
)

function refused(cause: unknown): null {
  const reason = cause instanceof Error && cause.cause instanceof AppError ? cause.cause.reason : null
  if (reason !== "NOT_FOUND" && reason !== "CONFLICT") throw cause
  return null
}
