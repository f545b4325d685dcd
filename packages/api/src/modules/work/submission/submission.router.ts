import { z } from "zod"
import { byId } from "@hearthbook/core/fields/fields"
import { familyProcedure, router } from "../../../trpc/trpc.ts"
import { assignmentView } from "../assignment/assignment.schema.ts"
import { submissionDraft, submissionsOf, submissionView } from "./submission.schema.ts"
import { listSubmissions, submitWork, unsubmitWork } from "./submission.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["assignments"]

export const submissionRouter = router({
  list: familyProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/assignments/{assignment_id}/submissions",
        tags,
        summary: "List the submissions of an assignment, newest first",
      },
      reads: [...read.work, "submission", "file"],
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
        summary: "Turn in work: files, a link, a written answer, or, by an adult, work on paper",
      },
      writes: written.turnedIn,
    })
    .input(submissionDraft)
    .output(assignmentView)
    .mutation(({ ctx, input }) => submitWork(ctx.scope, input)),
  unsubmit: familyProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/submissions/{id}",
        tags,
        summary: "Unsubmit the newest submission, until it is graded",
      },
      refuses: ["CONFLICT"],
      writes: written.turnedIn,
    })
    .input(byId)
    .output(assignmentView)
    .mutation(({ ctx, input }) => unsubmitWork(ctx.scope, input.id)),
})
