import { z } from "zod"
import { byId, page, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, router, nonTransactionalAdultProcedure } from "../../../trpc/trpc.ts"
import { providerDraft, providerUpdate, providerView } from "./provider.schema.ts"
import { createProvider, deleteProvider, getProvider, listProviders, updateProvider } from "./provider.service.ts"

const tags = ["providers"]

export const providerRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/providers", tags, summary: "List the family's providers" },
      reads: ["provider"],
    })
    .input(page)
    .output(z.array(providerView))
    .query(({ ctx, input }) => listProviders(ctx.scope, input)),
  byId: adultProcedure
    .meta({ openapi: { method: "GET", path: "/providers/{id}", tags, summary: "Get a provider" }, reads: ["provider"] })
    .input(byId)
    .output(providerView)
    .query(({ ctx, input }) => getProvider(ctx.scope, input.id)),
  // A site is called for the logo in between, so the calls are not one transaction.
  create: nonTransactionalAdultProcedure
    .meta({
      openapi: { method: "POST", path: "/providers", tags, summary: "Create a provider" },
      creates: true,
      writes: ["provider"],
    })
    .input(providerDraft)
    .output(providerView)
    .mutation(({ ctx, input }) => createProvider(ctx, input)),
  update: nonTransactionalAdultProcedure
    .meta({
      openapi: { method: "PUT", path: "/providers/{id}", tags, summary: "Change a provider" },
      writes: ["provider"],
    })
    .input(providerUpdate)
    .output(providerView)
    .mutation(({ ctx, input }) => updateProvider(ctx, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/providers/{id}",
        tags,
        summary: "Delete a provider; its curricula and resources become custom",
      },
      writes: ["provider", "curriculum", "resource"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteProvider(ctx.scope, input)),
})
