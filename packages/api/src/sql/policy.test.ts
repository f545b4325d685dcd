import { Prisma } from "@hearthbook/db"
import { describe, expect, test } from "vitest"
import { policy, rowsWithIds } from "./policy.ts"

const family_id = "00000000-0000-4000-8000-00000000000f"
const child = "00000000-0000-4000-8000-00000000000c"
const adult = { family_id, actor: { user_id: "u", role: "parent", student_id: null, session_id: "s" } } as const
const student = { family_id, actor: { user_id: "u", role: "student", student_id: child, session_id: "s" } } as const

const own = policy("event", (caller) => (caller.child ? { student_id: [caller.child, null] } : {}), {
  where: { all_day: true },
  rows: Prisma.sql`a.all_day`,
})

describe("a policy", () => {
  test("shows an adult all rows of their own family and no others", () => {
    expect(own.visibleTo(adult)).toEqual({ family_id, AND: [] })
    expect(own.visibleRows(adult).sql).toBe("a.family_id = ?::uuid")
    expect(own.visibleRows(adult).values).toEqual([family_id])
  })

  test("selects the same rows for a child in Prisma and in SQL, including its further condition", () => {
    expect(own.visibleTo(student)).toEqual({
      family_id,
      AND: [{ OR: [{ student_id: child }, { student_id: null }] }, { all_day: true }],
    })
    const rows = own.visibleRows(student)
    expect(rows.sql).toBe("a.family_id = ?::uuid AND (a.student_id = ?::uuid OR a.student_id IS NULL) AND a.all_day")
    expect(rows.values).toEqual([family_id, child])
  })

  test("refuses a student's login that has no child", () => {
    const unbound = { family_id, actor: { ...student.actor, student_id: null } }
    expect(() => own.visibleTo(unbound)).toThrow("You are not authorized to perform this action.")
    expect(() => own.visibleRows(unbound)).toThrow("You are not authorized to perform this action.")
  })
})

test("an empty list of ids matches no rows, and undefined matches all", () => {
  expect(rowsWithIds({ student_id: [] }).map(({ sql }) => sql)).toEqual(["FALSE"])
  expect(rowsWithIds({ student_id: undefined })).toEqual([])
})
