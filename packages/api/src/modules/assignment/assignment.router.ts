import { z } from "zod"
import { byId, removal, removed } from "../../fields/fields.ts"
import { adultProcedure, familyProcedure, router } from "../../trpc/trpc.ts"
import { countAssignments, listAssignments } from "./assignment-list.service.ts"
import {
  assignmentCountFilter,
  assignmentCounts,
  assignmentDraft,
  assignmentFilter,
  assignmentUpdate,
  assignmentView,
} from "./assignment.schema.ts"
import { createAssignment, deleteAssignment, getAssignment, updateAssignment } from "./assignment.service.ts"

const tags = ["assignments"]

export const assignmentRouter = router({
  list: familyProcedure
    .meta({ openapi: { method: "GET", path: "/assignments", tags, summary: "Assignments by due day" } })
    .input(assignmentFilter)
    .output(z.array(assignmentView))
    .query(({ ctx, input }) => listAssignments(ctx.scope, input)),
  // Declared before /assignments/{id}: the first path that fits is taken.
  counts: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/counts",
        tags,
        summary: "How many assignments there are in each status",
      },
    })
    .input(assignmentCountFilter)
    .output(assignmentCounts)
    .query(({ ctx, input }) => countAssignments(ctx.scope, input)),
  byId: familyProcedure
    .meta({ openapi: { method: "GET", path: "/assignments/{id}", tags, summary: "One assignment" } })
    .input(byId)
    .output(assignmentView)
    .query(({ ctx, input }) => getAssignment(ctx.scope, input.id)),
  create: adultProcedure
    .meta({ openapi: { method: "POST", path: "/assignments", tags, summary: "Set an assignment" }, creates: true })
    .input(assignmentDraft)
    .output(assignmentView)
    .mutation(({ ctx, input }) => createAssignment(ctx.scope, input)),
  update: familyProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/assignments/{id}",
        tags,
        summary: "Change an assignment or its status; a child may begin its own",
      },
    })
    .input(assignmentUpdate)
    .output(assignmentView)
    .mutation(({ ctx, input }) => updateAssignment(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/assignments/{id}", tags, summary: "Remove an assignment with its grade" },
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteAssignment(ctx.scope, input)),
})
