import { z } from "zod"
import { byId, removal } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { assignmentView } from "../assignment/assignment.schema.ts"
import {
  gradeDraft,
  gradeFilter,
  gradesOfStudent,
  gradeView,
  recordedGrade,
  removedGrade,
  undoInput,
} from "./grade.schema.ts"
import { deleteGrade, getGrade, listGrades, recordGrade, undoGrade } from "./grade.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["grades"]

export const gradeRouter = router({
  list: familyProcedure
    .meta({ openapi: { method: "GET", path: "/grades", tags, summary: "List grades, newest first" }, reads: read.work })
    .input(gradeFilter)
    .output(z.array(gradeView))
    .query(({ ctx, input }) => listGrades(ctx.scope, input)),
  // Declared before /grades/{id}, because the first matching path is used.
  ofStudent: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/grades/student/{student_id}",
        tags,
        summary: "List a child's grades, newest first",
      },
      reads: read.work,
    })
    .input(gradesOfStudent)
    .output(z.array(gradeView))
    .query(({ ctx, input }) => listGrades(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/grades/{id}", tags, summary: "Get a grade" }, reads: read.work })
    .input(byId)
    .output(gradeView)
    .query(({ ctx, input }) => getGrade(ctx.scope, input.id)),
  record: adultProcedure
    .meta({
      creates: true,
      openapi: { method: "POST", path: "/grades", tags, summary: "Record or replace the grade of an assignment" },
      writes: written.graded,
    })
    .input(amendable(gradeDraft))
    .output(recordedGrade)
    .mutation(amending(recordGrade)),
  undo: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/grades/undo",
        tags,
        summary: "Restore a grade and the status of its assignment",
      },
      refuses: ["NOT_FOUND"],
      writes: written.graded,
    })
    .input(amendable(undoInput))
    .output(assignmentView)
    .mutation(amending(undoGrade)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/grades/{id}", tags, summary: "Delete a grade" },
      writes: written.graded,
    })
    .input(amendable(removal))
    .output(removedGrade)
    .mutation(amending(deleteGrade)),
})
