import { gradeLevels } from "@hearthbook/core/fields/fields"
import type { SchoolProfilePaper } from "@hearthbook/paper/documents/school-profile"
import { z } from "zod"
import type { Scope } from "../../../../request/scope.ts"
import { readFamily } from "../../../family/family/family.service.ts"
import { loadFamilyScale } from "../../../family/grading-scale/course-scale.ts"
import { listStudents } from "../../../family/student/student.service.ts"
import { readSchool } from "../../school/school.service.ts"
import { definePaper } from "../define-paper.ts"
import { paper } from "../paper-inputs.ts"

/** The profile that colleges ask of a school, from the settings and records. */
export const schoolProfile = definePaper({
  path: "/school-profile.pdf",
  what: "the profile of the school",
  listed: { label: "School profile", group: "School" },
  input: z.object({ paper }),
  drawing: "school-profile",
  load: readProfile,
  fileName: () => "School profile",
})

async function readProfile(scope: Scope): Promise<SchoolProfilePaper> {
  const family = await readFamily(scope)
  const { about } = await readSchool(scope)
  const { name, steps } = await loadFamilyScale(scope)
  const students = await listStudents(scope, {})
  const grades = gradeLevels.filter((grade) => students.some(({ grade_level }) => grade_level === grade))
  const providers = await scope.db.provider.findMany({
    where: { family_id: scope.family_id, curricula: { some: {} } },
    select: { name: true },
    orderBy: { name: "asc" },
  })
  const past = await scope.db.past_course.findMany({
    where: { family_id: scope.family_id, provider_name: { not: null } },
    select: { provider_name: true },
    distinct: ["provider_name"],
    orderBy: { provider_name: "asc" },
  })
  return {
    about,
    scale: { name, steps },
    bonus: {
      honors: family.honors_bonus,
      ap: family.ap_bonus,
      dual_enrollment: family.dual_enrollment_bonus,
      from_points: family.bonus_from_points,
    },
    hours_per_credit: family.hours_per_credit,
    providers: providers.map((one) => one.name),
    places: past.flatMap(({ provider_name }) => provider_name ?? []),
    students: grades.map((grade) => ({
      grade: grade === "K" ? "Kindergarten" : `Grade ${grade}`,
      count: students.filter(({ grade_level }) => grade_level === grade).length,
    })),
  }
}
