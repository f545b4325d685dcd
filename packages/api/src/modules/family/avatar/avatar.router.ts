import { z } from "zod"
import { adultProcedure, router } from "../../../trpc/trpc.ts"
import { avatarView } from "./avatar.schema.ts"
import { removeAvatar } from "./avatar.service.ts"

export const avatarRouter = router({
  remove: adultProcedure
    .meta({
      openapi: {
        method: "DELETE",
        path: "/settings/avatar",
        tags: ["settings"],
        summary: "Remove the person's picture",
      },
      writes: "everything",
    })
    .input(z.void())
    .output(avatarView)
    .mutation(({ ctx }) => removeAvatar(ctx.scope)),
})
