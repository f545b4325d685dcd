import { z } from "zod"
import { byId, removal, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, familyProcedure, router } from "../../../trpc/trpc.ts"
import { resourceDraft, resourceFilter, resourceUpdate, resourceView } from "./resource.schema.ts"
import { createResource, deleteResource, getResource, listResources, updateResource } from "./resource.service.ts"

const tags = ["resources"]

export const resourceRouter = router({
  list: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/resources", tags, summary: "List resources by title" },
      reads: ["subject", "provider", "resource", "lesson"],
    })
    .input(resourceFilter)
    .output(z.array(resourceView))
    .query(({ ctx, input }) => listResources(ctx.scope, input)),
  byId: familyProcedure
    .meta({
      openapi: { method: "GET", path: "/resources/{id}", tags, summary: "Get a resource" },
      reads: ["subject", "provider", "resource", "lesson"],
    })
    .input(byId)
    .output(resourceView)
    .query(({ ctx, input }) => getResource(ctx.scope, input.id)),
  create: adultProcedure
    .meta({
      openapi: { method: "POST", path: "/resources", tags, summary: "Create a resource" },
      creates: true,
      writes: ["resource"],
    })
    .input(resourceDraft)
    .output(resourceView)
    .mutation(({ ctx, input }) => createResource(ctx.scope, input)),
  update: adultProcedure
    .meta({
      openapi: { method: "PUT", path: "/resources/{id}", tags, summary: "Change a resource" },
      writes: ["resource"],
    })
    .input(resourceUpdate)
    .output(resourceView)
    .mutation(({ ctx, input }) => updateResource(ctx.scope, input)),
  delete: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/resources/{id}",
        tags,
        summary: "Delete a resource; lessons lose it",
      },
      writes: ["resource", "lesson"],
    })
    .input(removal)
    .output(removed)
    .mutation(({ ctx, input }) => deleteResource(ctx.scope, input)),
})
