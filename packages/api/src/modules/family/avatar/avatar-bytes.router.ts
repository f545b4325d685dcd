import { createCallerFactory, router, nonTransactionalAdultProcedure } from "../../../trpc/trpc.ts"
import { avatarUpload, avatarView } from "./avatar.schema.ts"
import { setAvatar } from "./avatar.service.ts"

/** Takes a form with a file. Not part of the app's router; called by the route that receives it. */
const avatarBytesRouter = router({
  // The picture is processed in between, so the call is not one transaction.
  set: nonTransactionalAdultProcedure
    .input(avatarUpload)
    .output(avatarView)
    .mutation(({ ctx, input }) => setAvatar(ctx, input.content)),
})

export const createAvatarCaller = createCallerFactory(avatarBytesRouter)
