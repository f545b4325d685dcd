import { z } from "zod"
import { id } from "../../fields.ts"
import { adultProcedure, router } from "../../trpc.ts"
import { studentLoginDraft, studentLoginView, suggestedLogin } from "./student-login.schema.ts"
import { createStudentLogin, suggestLogin } from "./student-login.service.ts"

const tags = ["students"]

export const studentLoginRouter = router({
  suggest: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/students/{student_id}/login/suggestion",
        tags,
        summary: "A free e-mail for a child's login",
      },
    })
    .input(z.object({ student_id: id }))
    .output(suggestedLogin)
    .query(({ ctx, input }) => suggestLogin(ctx.scope, input.student_id)),
  create: adultProcedure
    .meta({ openapi: { method: "POST", path: "/students/login", tags, summary: "Give a child a login of its own" } })
    .input(studentLoginDraft)
    .output(studentLoginView)
    .mutation(({ ctx, input }) => createStudentLogin(ctx.scope, input)),
})
