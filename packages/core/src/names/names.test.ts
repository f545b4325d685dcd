import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fullName, shortNames } from "./names.ts"

function namesOf(students: [first_name: string, last_name: string, grade_level?: string][]) {
  const rows = students.map(([first_name, last_name, grade_level = "4"], index) => ({
    id: String(index),
    first_name,
    last_name,
    grade_level,
  }))
  const names = shortNames(rows)
  return rows.map(({ id }) => names.get(id))
}

test("a full name of one word has no blank at its end", { tags: ["students.one-word-name"] }, () => {
  expect(fullName({ first_name: "Ada", last_name: "Byron" })).toBe("Ada Byron")
  expect(fullName({ first_name: "Ada", last_name: "" })).toBe("Ada")
})

describe("short names", { tags: ["students.same-first-name"] }, () => {
  test("are first names while those differ", () => {
    expect(
      namesOf([
        ["Anna", "Berg"],
        ["Ben", "Berg"],
      ]),
    ).toEqual(["Anna", "Ben"])
  })

  test("have enough of the last name to differ", () => {
    expect(
      namesOf([
        ["Anna", "Berg"],
        ["anna", "Cole"],
        ["Ben", "Cole"],
      ]),
    ).toEqual(["Anna B.", "anna C.", "Ben"])
    expect(
      namesOf([
        ["Anna", "Berg"],
        ["Anna", "Brook"],
      ]),
    ).toEqual(["Anna Be.", "Anna Br."])
    expect(
      namesOf([
        ["Anna", "Berg"],
        ["Anna", "Bergman"],
      ]),
    ).toEqual(["Anna Berg", "Anna Bergm."])
    expect(
      namesOf([
        ["Anna", "de la Cruz"],
        ["Anna", "de Witt"],
      ]),
    ).toEqual(["Anna de l.", "Anna de W."])
    expect(
      namesOf([
        ["Anna", "Élan"],
        ["Anna", "Ek"],
      ]),
    ).toEqual(["Anna É.", "Anna E."])
  })

  test("of a student without a last name are the first name, beside longer ones", () => {
    expect(
      namesOf([
        ["Anna", ""],
        ["Anna", "Berg"],
      ]),
    ).toEqual(["Anna", "Anna B."])
  })

  test("have the grade if the last names are the same, or else a number", () => {
    expect(
      namesOf([
        ["Anna", "Berg", "4"],
        ["Anna", "Berg", "K"],
      ]),
    ).toEqual(["Anna (grade 4)", "Anna (kindergarten)"])
    expect(
      namesOf([
        ["Anna", "Berg"],
        ["Anna", "Berg"],
      ]),
    ).toEqual(["Anna (1)", "Anna (2)"])
    expect(
      namesOf([
        ["Anna", "Berg", "4"],
        ["Anna", "Berg", "5"],
        ["Anna", "Cole"],
      ]),
    ).toEqual(["Anna B. (grade 4)", "Anna B. (grade 5)", "Anna C."])
  })

  test("of one family always differ, and begin with the first name", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "A", "é"), minLength: 1, maxLength: 3 })
    const last = fc.string({ unit: fc.constantFrom("a", "b", "A", "é"), maxLength: 3 })
    fc.assert(
      fc.property(fc.array(fc.tuple(name, last, fc.constantFrom("K", "4"))), (students) => {
        const names = namesOf(students)
        expect(new Set(names.map((of) => of?.toLowerCase())).size).toBe(students.length)
        students.forEach(([first_name], index) => expect(names[index]?.startsWith(first_name)).toBe(true))
      }),
    )
  })
})
