import { z } from "zod"
import { byId, page, removal } from "@hearthbook/core/fields/fields"
import { undoableRemoval } from "../../../recording/record-deletion.ts"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { subjectDraft, subjectUpdate, subjectView } from "./subject.schema.ts"
import { createSubject, deleteSubject, getSubject, listSubjects, updateSubject } from "./subject.service.ts"

const tags = ["subjects"]

export const subjectRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/subjects", tags, summary: "List the family's subjects" },
      reads: ["subject", "curriculum"],
    })
    .input(page)
    .output(z.array(subjectView))
    .query(({ ctx, input }) => listSubjects(ctx.scope, input)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/subjects/{id}", tags, summary: "Get a subject" },
      reads: ["subject", "curriculum"],
    })
    .input(byId)
    .output(subjectView)
    .query(({ ctx, input }) => getSubject(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/subjects", tags, summary: "Create a subject" },
      creates: true,
      writes: ["subject"],
    })
    .input(subjectDraft)
    .output(subjectView)
    .mutation(({ ctx, input }) => createSubject(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/subjects/{id}", tags, summary: "Change a subject" },
      writes: ["subject"],
    })
    .input(subjectUpdate)
    .output(subjectView)
    .mutation(({ ctx, input }) => updateSubject(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/subjects/{id}", tags, summary: "Delete a subject that is not in use" },
      refuses: ["IN_USE"],
      writes: ["subject", "resource", "change"],
    })
    .input(removal)
    .output(undoableRemoval)
    .mutation(({ ctx, input }) => deleteSubject(ctx.scope, input)),
})
