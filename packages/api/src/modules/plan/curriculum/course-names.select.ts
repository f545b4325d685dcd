import type { Scope } from "../../../request/scope.ts"
import { jsonOf } from "../../../sql/statement.ts"
import { providerSummary } from "../../family/provider/provider.schema.ts"
import { studentSummary } from "../../family/student/student.schema.ts"
import { subjectSummary } from "../../family/subject/subject.schema.ts"
import { visibleRows } from "./curriculum.policy.ts"
import type { CourseName } from "./curriculum.schema.ts"

/** All courses that the caller may see, by child, then subject. One statement, because pages wait for it. */
export async function selectCourseNames(scope: Scope): Promise<CourseName[]> {
  return scope.db.$queryRaw`
    SELECT a.id, a.student_id, a.subject_id, a.academic_year, a.semester::text, a.mode::text,
      ${jsonOf("st", studentSummary)} AS student, ${jsonOf("su", subjectSummary)} AS subject,
      CASE WHEN p.id IS NOT NULL THEN ${jsonOf("p", providerSummary)} END AS provider
    FROM curriculum a
    JOIN student st ON st.family_id = a.family_id AND st.id = a.student_id
    JOIN subject su ON su.family_id = a.family_id AND su.id = a.subject_id
    LEFT JOIN provider p ON p.family_id = a.family_id AND p.id = a.provider_id
    WHERE ${visibleRows(scope)}
    ORDER BY st.first_name, su.name, a.id`
}
