import type { CourseLevel } from "@hearthbook/api/rules/grading/gpa"

/** The levels of courses in words. */
export const levelWords = {
  regular: "Regular",
  honors: "Honors",
  ap: "AP",
  dual_enrollment: "Dual enrollment",
} satisfies Record<CourseLevel, string>
