import { z } from "zod"
import { byId, page, removal, removed } from "../../fields/fields.ts"
import { adultProcedure, router, unboundAdultProcedure } from "../../trpc/trpc.ts"
import { providerDraft, providerUpdate, providerView } from "./provider.schema.ts"
import { createProvider, deleteProvider, getProvider, listProviders, updateProvider } from "./provider.service.ts"

const tags = ["providers"]

export const providerRouter = router({
  list: adultProcedure
    .meta({ openapi: { method: "GET", path: "/providers", tags, summary: "The family's providers" } })
    .input(page)
    .output(z.array(providerView))
    .query(({ ctx, input }) => listProviders(ctx.scope, input)),
  byId: adultProcedure
    .meta({ openapi: { method: "GET", path: "/providers/{id}", tags, summary: "One provider" } })
    .input(byId)
    .output(providerView)
    .query(({ ctx, input }) => getProvider(ctx.scope, input.id)),
  // A site is asked for the logo in between, so there is no unit around all of it.
  create: unboundAdultProcedure
    .meta({ openapi: { method: "POST", path: "/providers", tags, summary: "Add a provider" }, creates: true })
    .input(providerDraft)
    .output(providerView)
    .mutation(({ ctx, input }) => createProvider(ctx, input)),
  update: unboundAdultProcedure
    .meta({ openapi: { method: "PUT", path: "/providers/{id}", tags, summary: "Change a provider" } })
    .input(providerUpdate)
    .output(providerView)
    .mutation(({ ctx, input }) => updateProvider(ctx, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/providers/{id}",
        tags,
        summary: "Remove a provider; what came from it becomes custom",
      },
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteProvider(ctx.scope, input)),
})
