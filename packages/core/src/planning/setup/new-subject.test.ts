import fc from "fast-check"
import { expect, test } from "vitest"
import { lookBeside, subjectLook } from "../../appearance/subject-style.ts"
import { lookAmong, sharedLevel } from "./new-subject.ts"

test("a new subject is for the students' grade, or for all grades", { tags: ["planning.create-subject"] }, () => {
  expect(sharedLevel([{ grade_level: "4" }])).toBe("4")
  expect(sharedLevel([{ grade_level: "4" }, { grade_level: "4" }])).toBe("4")
  expect(sharedLevel([{ grade_level: "4" }, { grade_level: "K" }])).toBe(null)
  expect(sharedLevel([])).toBe(null)
})

test("a subject of the same name in another grade lends its look", { tags: ["planning.create-subject"] }, () => {
  const math = { name: "Math", color: "#be185d", icon: "Globe" }
  expect(lookAmong("  máth ", [math])).toEqual({ color: "#be185d", icon: "Globe" })
  expect(lookAmong("Latin", [math])).toEqual({ color: "#6d28d9", icon: "Languages" })
})

test("a color is taken again only if all are taken, and then evenly", { tags: ["planning.create-subject"] }, () => {
  const names = fc.constantFrom("Math", "Latin", "Chess", "Cooking", "Art", "Biology", "Greek", "Piano")
  fc.assert(
    fc.property(fc.array(names, { maxLength: 60 }), (added) => {
      const taken: string[] = []
      for (const name of added) {
        const { color, icon } = lookBeside(name, taken)
        expect(icon).toBe(subjectLook(name)?.icon ?? "BookOpen")
        taken.push(color)
      }
      const uses = [...new Set(taken)].map((color) => taken.filter((one) => one === color).length)
      expect(uses.length === 0 || Math.max(...uses) - Math.min(...uses) <= 1).toBe(true)
      expect(uses.length).toBe(Math.min(added.length, 18))
    }),
  )
})
