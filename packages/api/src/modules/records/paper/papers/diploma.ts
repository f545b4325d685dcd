import type { DiplomaPaper } from "@hearthbook/paper/documents/diploma"
import { z } from "zod"
import { getStudent } from "../../../family/student/student.service.ts"
import { definePaper } from "../define-paper.ts"
import { ofStudent, paper, printedStudent } from "../paper-inputs.ts"

export const diploma = definePaper({
  path: "/students/{id}/diploma.pdf",
  what: "a student's diploma",
  listed: { label: "Diploma", group: "Grades" },
  input: z.object({ ...ofStudent, paper }),
  drawing: "diploma",
  load: async (scope, { id }): Promise<DiplomaPaper> => {
    const student = await getStudent(scope, id)
    return { student: { ...printedStudent(student), graduation_date: student.graduation_date } }
  },
  fileName: ({ student }) => `Diploma, ${student.name}`,
})
