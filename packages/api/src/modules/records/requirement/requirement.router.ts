import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { amendable, amending } from "../../../recording/amending.ts"
import { readOverview, readPace } from "./pace.service.ts"
import {
  overviewFilter,
  overviewView,
  paceFilter,
  paceView,
  requirementDraft,
  requirementFilter,
  requirementsDraft,
  requirementUpdate,
  requirementView,
} from "./requirement.schema.ts"
import {
  createRequirement,
  createRequirements,
  deleteRequirement,
  getRequirement,
  listRequirements,
  refreshRequirement,
  updateRequirement,
} from "./requirement.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["requirements"]

export const requirementRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/requirements", tags, summary: "List what is asked of students" },
      reads: ["student", "requirement"],
    })
    .input(requirementFilter)
    .output(z.array(requirementView))
    .query(({ ctx, input }) => listRequirements(ctx.scope, input)),
  // Before byId: the path /requirements/overview must not be read as an id.
  overview: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/requirements/overview",
        tags,
        summary: "Get how each student is doing in a school year",
      },
      reads: read.pace,
    })
    .input(overviewFilter)
    .output(z.array(overviewView))
    .query(({ ctx, input }) => readOverview(ctx.scope, input.school_year_id)),
  byId: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/requirements/{id}", tags, summary: "Get what is asked of a student" },
      reads: ["requirement"],
    })
    .input(byId)
    .output(requirementView)
    .query(({ ctx, input }) => getRequirement(ctx.scope, input.id)),
  pace: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/requirements/{id}/pace",
        tags,
        summary: "Get how far a student is with each target",
      },
      reads: read.pace,
    })
    .input(paceFilter)
    .output(z.array(paceView))
    .query(({ ctx, input }) => readPace(ctx.scope, input)),
  create: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/requirements",
        tags,
        summary: "Copy a rule pack for a student and a school year, with its filings",
      },
      creates: true,
      refuses: ["CONFLICT", "LOCKED"],
      writes: written.filings,
    })
    .input(requirementDraft)
    .output(requirementView)
    .mutation(({ ctx, input }) => createRequirement(ctx.scope, input)),
  createMany: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/requirements/bulk",
        tags,
        summary: "Copy a rule pack for each student without a requirement in a school year",
      },
      creates: true,
      refuses: ["LOCKED"],
      writes: written.filings,
    })
    .input(requirementsDraft)
    .output(z.array(requirementView))
    .mutation(({ ctx, input }) => createRequirements(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/requirements/{id}", tags, summary: "Change what is asked of a student" },
      writes: written.filings,
    })
    .input(amendable(requirementUpdate))
    .output(requirementView)
    .mutation(amending(updateRequirement)),
  refresh: adultProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/requirements/{id}/refresh",
        tags,
        summary: "Take over the newer version of the rule pack, and keep what is changed",
      },
      writes: written.filings,
    })
    .input(amendable(byId))
    .output(requirementView)
    .mutation(amending((scope, { id }) => refreshRequirement(scope, id))),
  delete: adultProcedure
    .meta({
      openapi: { method: "DELETE", path: "/requirements/{id}", tags, summary: "Delete a requirement with its filings" },
      writes: written.filings,
    })
    .input(amendable(removal))
    .output(removed)
    .mutation(amending(deleteRequirement)),
})
