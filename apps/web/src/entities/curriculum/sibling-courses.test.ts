import { describe, expect, test } from "vitest"
import { siblingCourse, siblingCourses } from "./sibling-courses.ts"

const course = (id: string, student_id: string, name: string, academic_year = "2026-2027") => ({
  id,
  student_id,
  academic_year,
  subject: { name },
})
const math = course("math", "ada", "Math")

describe("the course of a sibling", { tags: ["planning.several-form"] }, () => {
  test("has the same subject, whatever the case and accents of its name", () => {
    const courses = [math, course("art", "ben", "Art"), course("maths", "ben", "MÁTH ")]
    expect(siblingCourse(courses, math, "ben")?.id).toBe("maths")
  })

  test("is of the same year, or else the newest", () => {
    const old = course("old", "ben", "Math", "2024-2025")
    const older = course("older", "ben", "Math", "2023-2024")
    expect(siblingCourse([older, old], math, "ben")?.id).toBe("old")
    const next = course("next", "ben", "Math", "2027-2028")
    expect(siblingCourse([older, next, course("own", "ben", "Math")], math, "ben")?.id).toBe("own")
  })

  test("is missing where the sibling has none, and is never the child's own", () => {
    expect(siblingCourse([math], math, "ben")).toBeNull()
    expect(
      siblingCourses([math, course("b", "ben", "Math")], math, ["ada", "ben", "cleo"]).map(({ id }) => id),
    ).toEqual(["b"])
  })
})
