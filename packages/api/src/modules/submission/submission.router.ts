import { z } from "zod"
import { byId } from "../../fields/fields.ts"
import { familyProcedure, router } from "../../trpc/trpc.ts"
import { assignmentView } from "../assignment/assignment.schema.ts"
import { submissionDraft, submissionsOf, submissionView } from "./submission.schema.ts"
import { listSubmissions, submitWork, takeBackWork } from "./submission.service.ts"

const tags = ["assignments"]

export const submissionRouter = router({
  list: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/{assignment_id}/submissions",
        tags,
        summary: "What was handed in for an assignment, the newest first",
      },
    })
    .input(submissionsOf)
    .output(z.array(submissionView))
    .query(({ ctx, input }) => listSubmissions(ctx.scope, input)),
  create: familyProcedure
    .meta({
      creates: true,
      openapi: {
        method: "POST",
        path: "/assignments/{assignment_id}/submissions",
        tags,
        summary: "Hand work in: files, a link, a written answer, or, by an adult, work on paper",
      },
    })
    .input(submissionDraft)
    .output(assignmentView)
    .mutation(({ ctx, input }) => submitWork(ctx.scope, input)),
  takeBack: familyProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/submissions/{id}",
        tags,
        summary: "Take the newest hand-in back, until it is graded",
      },
      refuses: ["CONFLICT"],
    })
    .input(byId)
    .output(assignmentView)
    .mutation(({ ctx, input }) => takeBackWork(ctx.scope, input.id)),
})
