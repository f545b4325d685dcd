import * as rows from "@hearthbook/db/testing/factories"
import { TRPCError } from "@trpc/server"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fileBytesRouter } from "../modules/work/file/file-bytes.router.ts"
import { listRestRoutes } from "../openapi/rest-routes.ts"
import { appRouter } from "../index.ts"
import { callProcedure } from "./call-procedure.ts"
import { idPlaces, inputsOf, plainValue, valuesAt, withValueAt, type Procedure } from "./procedure-inputs.ts"
import { openTestApi, type TestApi } from "./test-api.ts"

// A child with a sibling. The sibling's rows, and everything for adults only, carry a marker. Whatever the child requests, with
// whatever ids of the family, no marker is returned and no other row changes.
const mark = "NOT-FOR-THIS-CHILD"
let api: TestApi
let family: Awaited<ReturnType<typeof makeFamily>>
let before: string

/** The procedures that a child may call. All others are for adults, and are refused. */
const childs = new Set(
  Object.entries({
    oauth: "connections disconnect",
    sessions: "list remove",
    settings: "changePassword updatePreferences",
    resources: "list byId",
    assignments: "list counts byId update",
    submissions: "list create unsubmit",
    files: "waiting delete upload read beginUpload readUpload completeUpload cancelUpload",
    drive: "token submit",
    grades: "list ofStudent byId",
    courseResults: "grade grades ofCourse",
    lessons: "list byId update",
    loops: "list byId",
    time: "list summary byId create update delete",
    schedule: "list byId",
    events: "list byId",
    schoolDays: "inRange",
    planner: "inRange",
    notifications: "list read readAll",
  }).flatMap(([noun, verbs]) => verbs.split(" ").map((verb) => `${noun}.${verb}`)),
)

/** Procedures about the caller's own account, or for people who are not signed in. They return no family's records. */
const ofTheAccount =
  /^(auth|invitations\.(read|accept)$|unsubscribe\.|childAddress\.|tablet\.|rulePacks\.|transcripts\.open$)/

async function makeFamily() {
  const parent = await rows.createParent(api.db, { last_name: mark, email: `${mark.toLowerCase()}@example.com` })
  const { family_id } = parent
  const subject = await rows.createSubject(api.db, { family_id, grade_level: "4" })
  const own = await makeChild(family_id, subject.id, "Mine")
  const sibling = await makeChild(family_id, subject.id, mark)
  // Rows that adults and children both have, each seeing their own.
  const shared = await rows.createResource(api.db, { family_id, title: mark })
  await api.db.lesson_resource.create({
    data: { family_id, lesson_id: sibling.lessons, resource_id: shared.id },
  })
  await api.db.lesson.update({ where: { id: own.lessons }, data: { private_notes: mark } })
  const told = await rows.createNotification(api.db, { family_id, user_id: parent.id, title: mark })
  return { parent, own, sibling, others: { subject: subject.id, shared: shared.id, told: told.id, parent: parent.id } }
}

async function makeChild(family_id: string, subject_id: string, word: string) {
  const student = await rows.createStudent(api.db, { family_id, grade_level: "4", first_name: word })
  const student_id = student.id
  const curriculum = await rows.createCurriculum(api.db, {
    family_id,
    student_id,
    subject_id,
    goals: word,
    notes: mark,
  })
  const work = { family_id, curriculum_id: curriculum.id, instructions: word }
  const assignment = await rows.createAssignment(api.db, { ...work, title: word })
  const graded = await rows.createAssignment(api.db, { ...work, title: word, status: "graded" })
  const grade = await rows.createGrade(api.db, { family_id, assignment_id: graded.id, feedback: word })
  const submission = await rows.createSubmission(api.db, { family_id, assignment_id: assignment.id, text: word })
  const waiting = await rows.createFile(api.db, { assignment_id: assignment.id, name: word })
  const submitted = { assignment_id: assignment.id, submission_id: submission.id, name: word }
  const file = await rows.createFile(api.db, submitted)
  const lesson = await rows.createLesson(api.db, { family_id, curriculum_id: curriculum.id, title: word })
  const loop = await rows.createLoop(api.db, { family_id, student_id, name: word, curriculum_ids: [curriculum.id] })
  const time = await rows.createTime(api.db, { family_id, student_id, subject_id, description: word })
  const entry = await rows.createScheduleEntry(api.db, { family_id, student_id, subject_id, location: word })
  const event = await rows.createEvent(api.db, { family_id, student_id, title: word })
  const absence = await rows.createAttendance(api.db, { family_id, student_id, status: "absent" })
  const login = await rows.createStudentLogin(api.db, { student_id, family_id, first_name: word })
  const told = await rows.createNotification(api.db, { family_id, user_id: login.id, title: word })
  const ids = { student: student_id, curriculum: curriculum.id, assignment: assignment.id, graded: graded.id }
  const more = { grade: grade.id, submission: submission.id, waiting: waiting.id, file: file.id, entry: entry.id }
  return {
    ...ids,
    ...more,
    lessons: lesson.id,
    loop: loop.id,
    time: time.id,
    event: event.id,
    absence: absence.id,
    told: told.id,
    login: login.id,
  }
}

/** The rows with the marker, as stored in the database. */
async function marked(): Promise<string> {
  const tables = [
    "student",
    "curriculum",
    "assignment",
    "grade",
    "submission",
    "file",
    "lesson",
    "loop",
    "schedule_entry",
  ]
  const more = ["event", "time_entry", "attendance_record", "notification", "user", "subject", "resource"]
  const students = [family.sibling.student]
  const sums = await Promise.all(
    [...tables, ...more].map((name) =>
      api.db.$queryRawUnsafe<{ sum: string }[]>(
        `SELECT '${name}' || coalesce(string_agg(t::text, '|' ORDER BY t::text), '') AS sum FROM "${name}" t
         WHERE t::text LIKE $1 OR t::text LIKE $2`,
        `%${mark}%`,
        `%${students[0]}%`,
      ),
    ),
  )
  return sums
    .flat()
    .map(({ sum }) => sum)
    .join("\n")
}

const procedures: Record<string, Procedure> = {
  ...Object.fromEntries(Object.entries(appRouter._def.procedures)),
  "files.upload": fileBytesRouter.upload,
  "files.read": fileBytesRouter.read,
}

const nothing: Procedure = { _def: { inputs: [] } }

beforeAll(async () => {
  api = await openTestApi()
  family = await makeFamily()
  before = await marked()
})
afterAll(() => api.close())

/** Any id of the family; half of them are the child's own, so that calls get as far as possible. */
function anyId(): fc.Arbitrary<string> {
  const own = fc.constantFrom(...Object.values(family.own))
  const foreign = fc.constantFrom(...Object.values(family.sibling), ...Object.values(family.others))
  return fc.oneof(own, foreign)
}

/** Search texts and versions, including versions that no row has. */
const own: Record<string, fc.Arbitrary<unknown>> = {
  search: fc.constantFrom("", mark, "Mine"),
  version: fc.constantFrom(1, 2),
  limit: fc.constantFrom(1, 50),
}
const filling = { id: anyId, value: (field: string) => own[field] ?? plainValue(field) }

/** Each id that is not the child's own, at each place of an input. */
function foreignInputs(procedure: Procedure): [unknown][] {
  const ids = [...Object.values(family.sibling), ...Object.values(family.others)]
  return idPlaces(procedure).flatMap((place) => {
    const [base] = fc.sample(
      inputsOf(procedure, filling).filter((input) => valuesAt(input, place).length > 0),
      1,
    )
    return ids.map((id): [unknown] => [withValueAt(base, place, id, "all")])
  })
}

async function asChild(name: string): Promise<(input: unknown) => Promise<unknown>> {
  const child = { id: family.own.login }
  if (name === "files.upload" || name === "files.read") {
    const files = await api.filesOf(child)
    return (input) => callProcedure(files, name.replace("files.", ""), input)
  }
  const caller = await api.callerFor(child)
  return (input) => callProcedure(caller, name, input)
}

describe("a child", () => {
  const names = Object.keys(procedures).filter((name) => !ofTheAccount.test(name))

  test("can call exactly the listed procedures, and each of them exists", () => {
    expect([...childs].filter((name) => !names.includes(name))).toEqual([])
  })

  test.each(names.filter((name) => !childs.has(name)))(
    "is refused %s with any input",
    { tags: ["portal.forbidden-calls"] },
    async (name) => {
      const run = await asChild(name)
      await fc.assert(
        fc.asyncProperty(inputsOf(procedures[name] ?? nothing, filling), async (input) => {
          const refusal = await run(input).catch((error: unknown) => error)
          expect(refusal).toBeInstanceOf(TRPCError)
          expect(refusal).toMatchObject({ code: "FORBIDDEN" })
        }),
        { numRuns: 5 },
      )
    },
  )

  test("changes nothing by any of the refused calls", { tags: ["portal.forbidden-calls"] }, async () => {
    expect(await marked()).toBe(before)
  })

  test.each(names.filter((name) => childs.has(name)))(
    "sees nothing of a sibling and no private notes through %s, and changes nothing of theirs",
    { tags: ["portal.siblings"] },
    async (name) => {
      const run = await asChild(name)
      let isAllowed = false
      const procedure = procedures[name] ?? nothing
      const examples = foreignInputs(procedure)
      await fc.assert(
        fc.asyncProperty(inputsOf(procedure, filling), async (input) => {
          const answer = await run(input).catch((error: unknown) => error)
          isAllowed ||= !(answer instanceof TRPCError && answer.code === "FORBIDDEN")
          const seen = answer instanceof Error ? String(answer) : (JSON.stringify(answer) ?? "")
          expect(seen).not.toContain(mark)
          for (const id of Object.values(family.sibling)) expect(seen).not.toContain(id)
        }),
        { examples, numRuns: examples.length + 15 },
      )
      expect(isAllowed).toBe(true)
      expect(await marked()).toBe(before)
    },
  )

  test("finds every operation of the REST document among these procedures", () => {
    const rest = listRestRoutes().map(({ procedure }) => procedure)
    expect(rest.filter((name) => !procedures[name])).toEqual([])
  })
})
