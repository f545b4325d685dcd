import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { countAssignments, listAssignments } from "./assignment-list.service.ts"
import {
  assignmentCountFilter,
  assignmentCounts,
  assignmentFilter,
  assignmentUpdate,
  assignmentView,
  newAssignment,
} from "./assignment.schema.ts"
import { createAssignment, deleteAssignment, getAssignment, updateAssignment } from "./assignment.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["assignments"]

export const assignmentRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/assignments", tags, summary: "List assignments by due day" },
      reads: read.work,
    })
    .input(assignmentFilter)
    .output(z.array(assignmentView))
    .query(({ ctx, input }) => listAssignments(ctx.scope, input)),
  // Declared before /assignments/{id}, because the first matching path is used.
  counts: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/counts",
        tags,
        summary: "Count the assignments in each status",
      },
      reads: ["student", "subject", "curriculum", "assignment"],
    })
    .input(assignmentCountFilter)
    .output(assignmentCounts)
    .query(({ ctx, input }) => countAssignments(ctx.scope, input)),
  byId: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/assignments/{id}", tags, summary: "Get an assignment" },
      reads: read.work,
    })
    .input(byId)
    .output(assignmentView)
    .query(({ ctx, input }) => getAssignment(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/assignments", tags, summary: "Create an assignment" },
      creates: true,
      writes: ["assignment", "notification"],
    })
    .input(newAssignment)
    .output(assignmentView)
    .mutation(({ ctx, input }) => createAssignment(ctx.scope, input)),
  update: familyProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/assignments/{id}",
        tags,
        summary: "Change an assignment or its status; a child may start its own",
      },
      writes: ["assignment", "grade", "notification"],
    })
    .input(assignmentUpdate)
    .output(assignmentView)
    .mutation(({ ctx, input }) => updateAssignment(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/assignments/{id}", tags, summary: "Delete an assignment with its grade" },
      writes: written.work,
    })
    .input(amendable(removal))
    .output(removed)
    .mutation(amending(deleteAssignment)),
})
