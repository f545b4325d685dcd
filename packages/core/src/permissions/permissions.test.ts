import { expect, test } from "vitest"
import { can, roles } from "./permissions.ts"

test("a child has its own area and no access to the adults' area", { tags: ["access.permissions"] }, () => {
  expect(roles.filter((role) => can(role, "use_student_area"))).toEqual(["student"])
  expect(roles.filter((role) => can(role, "use_adult_area"))).toEqual(["admin", "teacher", "parent"])
  expect(roles.filter((role) => can(role, "keep_records"))).toEqual(["admin", "teacher", "parent"])
})

test(
  "a teacher can do what a parent can, except manage members, move data and delete the family",
  { tags: ["access.permissions"] },
  () => {
    for (const action of ["manage_members", "move_family_data", "delete_family"] as const) {
      expect([can("parent", action), can("teacher", action)]).toEqual([true, false])
    }
  },
)

test("only an admin runs the installation", { tags: ["access.permissions"] }, () => {
  expect(roles.filter((role) => can(role, "administer_installation"))).toEqual(["admin"])
})
