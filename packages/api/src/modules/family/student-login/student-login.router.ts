import { removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import {
  childLoginView,
  loginOf,
  loginReset,
  studentLoginDraft,
  studentLoginView,
  suggestedLogin,
} from "./student-login.schema.ts"
import { readLogin, resetLogin, revokeLogin } from "./manage-login.service.ts"
import { createStudentLogin, suggestLogin } from "./student-login.service.ts"
import { read } from "../../../refetch/rows.ts"

const tags = ["students"]

export const studentLoginRouter = router({
  suggest: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/students/{student_id}/login/suggestion",
        tags,
        summary: "Suggest a free email for a child's login",
      },
      reads: read.figures,
    })
    .input(loginOf)
    .output(suggestedLogin)
    .query(({ ctx, input }) => suggestLogin(ctx.scope, input.student_id)),
  create: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "POST", path: "/students/login", tags, summary: "Create a child's login" },
      creates: true,
      refuses: ["RATE_LIMITED"],
      writes: "everything",
    })
    .input(studentLoginDraft)
    .output(studentLoginView)
    .mutation(({ ctx, input }) => createStudentLogin(ctx.scope, input)),
  ofStudent: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/students/{student_id}/login", tags, summary: "Get a child's login" },
      reads: ["student", "session"],
    })
    .input(loginOf)
    .output(childLoginView)
    .query(({ ctx, input }) => readLogin(ctx.scope, input.student_id)),
  reset: adultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/students/{student_id}/login/reset",
        tags,
        summary: "Create a new temporary password and magic link; the old ones end, and the child is signed out",
      },
      writes: "everything",
    })
    .input(loginReset)
    .output(studentLoginView)
    .mutation(({ ctx, input }) => resetLogin(ctx.scope, input)),
  revoke: adultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "DELETE",
        path: "/students/{student_id}/login",
        tags,
        summary: "Delete a child's login; its work stays",
      },
      writes: "everything",
    })
    .input(loginOf)
    .output(removed)
    .mutation(({ ctx, input }) => revokeLogin(ctx.scope, input.student_id)),
})
