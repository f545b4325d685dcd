import { afterAll, describe, expect, test } from "vitest"
import { openFamilyWithAssignment } from "../fixtures/family-with-assignment.ts"

// Invalid input is refused with the field and a message, and changes nothing.
const { rest, ask, ids, countRows, before } = await openFamilyWithAssignment()
afterAll(rest.close)

const unknown = "0199a000-0000-7000-8000-000000000000"

type Case = [what: string, method: string, path: () => string, body: () => unknown, status: number, expected: object]

const cases: Case[] = [
  [
    "points over the maximum",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: 50.5 }),
    400,
    {
      code: "VALIDATION_ERROR",
      message: "Points must be a number between 0 and 50",
      issues: [{ field: "points_earned" }],
    },
  ],
  [
    "points that are not a number",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: "40" }),
    400,
    { issues: [{ field: "points_earned", message: "Points must be a number between 0 and 100000" }] },
  ],
  [
    "points that are null",
    "POST",
    () => "/grades",
    () => ({ assignment_id: ids.assignment, points_earned: null }),
    400,
    { issues: [{ field: "points_earned" }] },
  ],
  [
    "points that are true",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ points_possible: true }),
    400,
    { issues: [{ field: "points_possible" }] },
  ],
  [
    "a curriculum of another grade level",
    "POST",
    () => "/curriculum",
    () => ({ student_id: ids.older, subject_id: ids.subject }),
    400,
    { message: "Choose a subject of the same grade level as the student.", issues: [{ field: "subject_id" }] },
  ],
  [
    "an invalid enum value",
    "POST",
    () => "/assignments",
    () => ({ curriculum_id: ids.curriculum, title: "X", due_date: "2026-10-01", type: "riddle" }),
    400,
    { issues: [{ field: "type", message: "Choose a type." }] },
  ],
  [
    "a status that is derived and cannot be set",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ status: "overdue" }),
    400,
    { issues: [{ field: "status" }] },
  ],
  [
    "a character that the database cannot store",
    "POST",
    () => "/push/subscriptions/remove",
    () => ({ endpoint: "\0" }),
    400,
    {
      code: "VALIDATION_ERROR",
      message: "The text contains a character that cannot be saved. Remove it and try again.",
    },
  ],
  [
    "several invalid fields",
    "POST",
    () => "/students",
    () => ({ first_name: "", date_of_birth: "soon" }),
    400,
    { issues: [{ field: "first_name" }, { field: "date_of_birth" }] },
  ],
  [
    "an unknown id in the body",
    "POST",
    () => "/assignments",
    () => ({ curriculum_id: unknown, title: "X", due_date: "2026-10-01" }),
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "an invalid id in the body",
    "POST",
    () => "/curriculum",
    () => ({ student_id: "7", subject_id: ids.subject }),
    400,
    { issues: [{ field: "student_id" }] },
  ],
  [
    "an unknown id in the path",
    "PUT",
    () => `/students/${unknown}`,
    () => ({ first_name: "X" }),
    404,
    { code: "NOT_FOUND" },
  ],
  ["an invalid id in the path", "PUT", () => "/students/7", () => ({ first_name: "X" }), 404, { code: "NOT_FOUND" }],
  [
    "an unknown student's grades",
    "GET",
    () => `/grades/student/${unknown}`,
    () => undefined,
    404,
    { code: "NOT_FOUND" },
  ],
  [
    "an invalid filter",
    "GET",
    () => "/assignments?status=lost&limit=0",
    () => undefined,
    400,
    { issues: [{ field: "limit" }, { field: "status" }] },
  ],
  ...([[], [1, 2], null, 5, "x"] as const).map((sent): Case => [
    `a body that is ${JSON.stringify(sent)}`,
    "PUT",
    () => "/settings/notifications",
    () => sent,
    400,
    { code: "VALIDATION_ERROR", message: "The request body must be a JSON object." },
  ]),
  [
    "an invalid version",
    "PUT",
    () => `/students/${ids.student}`,
    () => ({ first_name: "X", version: 3_000_000_000 }),
    400,
    { issues: [{ field: "version", message: "Version must be the number that was read with the row." }] },
  ],
  [
    "a version that is true",
    "PUT",
    () => `/students/${ids.student}`,
    () => ({ first_name: "X", version: true }),
    400,
    { issues: [{ field: "version" }] },
  ],
  [
    "a day before there were any",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ due_date: "0000-01-01" }),
    400,
    { issues: [{ field: "due_date", message: "Due date must be a day from 1900 to 2999." }] },
  ],
  [
    "a day that is too far away",
    "PUT",
    () => `/assignments/${ids.assignment}`,
    () => ({ due_date: "9999-12-31" }),
    400,
    { issues: [{ field: "due_date", message: "Due date must be a day from 1900 to 2999." }] },
  ],
  [
    "a text of the wrong kind",
    "PUT",
    () => `/subjects/${ids.subject}`,
    () => ({ description: 5 }),
    400,
    { message: "description has the wrong type.", issues: [{ field: "description" }] },
  ],
  [
    "an unknown id in the query",
    "GET",
    () => `/assignments?student_id=${unknown}`,
    () => undefined,
    404,
    { code: "NOT_FOUND" },
  ],
  ["an unknown path", "GET", () => "/unicorns", () => undefined, 404, { code: "NOT_FOUND" }],
  ["an unsupported method", "DELETE", () => "/students", () => undefined, 404, { code: "NOT_FOUND" }],
]

describe("bad input", () => {
  test.each(cases)("%s", async (_, method, path, body, status, expected) => {
    const answer = await ask(method, path(), body())
    expect(answer).toMatchObject({
      status,
      body: { ...expected, message: expect.any(String), request_id: expect.any(String) },
    })
    expect(await countRows()).toBe(before)
  })
})
