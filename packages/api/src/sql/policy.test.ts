import { describe, expect, test } from "vitest"
import { policy, rowsWithIds } from "./policy.ts"

const family_id = "00000000-0000-4000-8000-00000000000f"
const child = "00000000-0000-4000-8000-00000000000c"
const person = { user_id: "u", sees_grades: true, tablet_id: null, session_id: "s" }
const adult = { family_id, actor: { ...person, role: "parent", student_id: null } } as const
const student = { family_id, actor: { ...person, role: "student", student_id: child } } as const

const own = policy("event", (caller) => (caller.child ? { student_id: [caller.child, null] } : {}))
const graded = policy("grade", (caller) => ({ student_id: caller.child }), {
  table: "assignment",
  column: "status",
  values: ["graded"],
})

describe("a policy", () => {
  test("shows an adult all rows of their own family and no others", () => {
    expect(own.visibleTo(adult)).toEqual({ family_id, AND: [] })
    expect(own.visibleRows(adult).sql).toBe("a.family_id = ?::uuid")
    expect(own.visibleRows(adult).values).toEqual([family_id])
  })

  test("selects the same rows for a child in Prisma and in SQL", () => {
    expect(own.visibleTo(student)).toEqual({ family_id, AND: [{ OR: [{ student_id: child }, { student_id: null }] }] })
    const rows = own.visibleRows(student)
    expect(rows.sql).toBe("a.family_id = ?::uuid AND (a.student_id = ?::uuid OR a.student_id IS NULL)")
    expect(rows.values).toEqual([family_id, child])
  })

  test("makes one condition on a related row for Prisma and for SQL, and only for children", () => {
    expect(graded.visibleTo(adult)).toEqual({ family_id, AND: [] })
    expect(graded.visibleTo(student).AND).toEqual([
      { OR: [{ student_id: child }] },
      { assignment: { status: { in: ["graded"] } } },
    ])
    const { sql, values } = graded.visibleRows(student)
    expect(sql.replaceAll(/\s+/g, " ")).toBe(
      "a.family_id = ?::uuid AND a.student_id = ?::uuid AND " +
        "( SELECT x.status IN (?) FROM assignment x WHERE x.family_id = a.family_id AND x.id = a.assignment_id )",
    )
    expect(values).toEqual([family_id, child, "graded"])
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
