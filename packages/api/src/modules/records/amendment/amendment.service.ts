import { z } from "zod"
import type { Prisma } from "@hearthbook/db"
import type { Scope } from "../../../request/scope.ts"
import { readPage } from "../../../sql/paging.ts"
import { requireSchoolYear } from "../../family/school-year/school-year.service.ts"
import { requireStudent } from "../../family/student/student.service.ts"
import { visibleTo } from "./amendment.policy.ts"
import type { AmendmentFilter, AmendmentView } from "./amendment.schema.ts"

const order = [{ created_at: "desc" }, { id: "desc" }] satisfies Prisma.amendmentOrderByWithRelationInput[]

const select = {
  id: true,
  school_year_id: true,
  student_id: true,
  noun: true,
  row_id: true,
  before: true,
  after: true,
  reason: true,
  user: { select: { id: true, first_name: true, last_name: true } },
  created_at: true,
} satisfies Prisma.amendmentSelect

/** The changes of records in locked school years, newest first. NOT_FOUND if the filter names something that the caller may not see. */
export async function listAmendments(scope: Scope, filter: AmendmentFilter): Promise<AmendmentView[]> {
  const { limit, cursor, ...which } = filter
  const rows = await readPage(
    { limit, cursor },
    {
      order,
      place: (id) =>
        scope.db.amendment.findFirst({ where: { id, AND: visibleTo(scope) }, select: { id: true, created_at: true } }),
      read: ({ take, after }) =>
        scope.db.amendment.findMany({
          where: { ...which, AND: [visibleTo(scope), after] },
          select,
          orderBy: order,
          take,
        }),
    },
  )
  // A filter that the caller may not see yields no rows, so access is checked only when the list is empty.
  if (rows.length === 0 && which.student_id) await requireStudent(scope, which.student_id)
  if (rows.length === 0 && which.school_year_id) await requireSchoolYear(scope, which.school_year_id)
  return rows.map(toAmendmentView)
}

const content = z.record(z.string(), z.unknown()).nullable()

function toAmendmentView(row: Prisma.amendmentGetPayload<{ select: typeof select }>): AmendmentView {
  const [before, after] = [content.parse(row.before), content.parse(row.after)]
  return { ...row, before, after, created_at: row.created_at.toISOString() }
}
