import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { setupAnswersUpdate, setupAnswersView } from "../setup-answers/setup-answers.schema.ts"
import { readSetupAnswers, saveSetupAnswers } from "../setup-answers/setup-answers.service.ts"
import { setupInput, setupView } from "./setup.schema.ts"
import { setUp } from "./setup.service.ts"

const tags = ["set-up"]

export const setupRouter = router({
  answers: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/setup", tags, summary: "Get the answers of a set-up that is not done" },
      reads: ["setup_answers"],
    })
    .input(z.void())
    .output(setupAnswersView)
    .query(({ ctx }) => readSetupAnswers(ctx.scope)),
  saveAnswers: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/setup", tags, summary: "Keep the answers of a set-up for later" },
      writes: ["setup_answers"],
    })
    .input(setupAnswersUpdate)
    .output(setupAnswersView)
    .mutation(({ ctx, input }) => saveSetupAnswers(ctx.scope, input)),
  run: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/setup",
        tags,
        summary: "Set up a school year with students, subjects, courses and weekly classes, or say what would be made",
      },
      creates: true,
      writes: "everything",
    })
    .input(setupInput)
    .output(setupView)
    .mutation(({ ctx, input }) => setUp(ctx.scope, input)),
})
