import { z } from "zod"
import { byId, removal } from "@hearthbook/core/fields/fields"
import { undoableRemoval } from "../../../recording/record-deletion.ts"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { studentDraft, studentFilter, studentSummary, studentUpdate, studentView } from "./student.schema.ts"
import { selectStudentNames } from "./student.select.ts"
import { addStudent } from "./add-student.service.ts"
import { deleteStudent, getStudent, listStudents, updateStudent } from "./student.service.ts"
import { read } from "../../../refetch/rows.ts"

const tags = ["students"]

export const studentRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/students", tags, summary: "List the family's children" },
      reads: read.figures,
    })
    .input(studentFilter)
    .output(z.array(studentView))
    .query(({ ctx, input }) => listStudents(ctx.scope, input)),
  names: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/students/names", tags, summary: "List the family's children by name only" },
      reads: ["student"],
    })
    .output(z.array(studentSummary))
    .query(({ ctx }) => selectStudentNames(ctx.scope)),
  byId: adultProcedure
    .meta({ openapi: { method: "GET", path: "/students/{id}", tags, summary: "Get a child" }, reads: read.figures })
    .input(byId)
    .output(studentView)
    .query(({ ctx, input }) => getStudent(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/students", tags, summary: "Add a child, optionally with its first subject" },
      creates: true,
      writes: "everything",
    })
    .input(studentDraft)
    .output(studentView)
    .mutation(({ ctx, input }) => addStudent(ctx.scope, input)),
  update: adultProcedure
    .meta({ openapi: { method: "PUT", path: "/students/{id}", tags, summary: "Change a child" }, writes: "everything" })
    .input(studentUpdate)
    .output(studentView)
    .mutation(({ ctx, input }) => updateStudent(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/students/{id}",
        tags,
        summary: "Delete a child and everything that belongs to it",
      },
      writes: "everything",
    })
    .input(amendable(removal))
    .output(undoableRemoval)
    .mutation(amending(deleteStudent)),
})
