import { createCallerFactory, router, nonTransactionalAdultProcedure } from "../../trpc/trpc.ts"
import { avatarUpload, avatarView } from "./avatar.schema.ts"
import { setAvatar } from "./avatar.service.ts"

/** What travels as a form with a file: no part of the app's router, called by the route that takes it. */
const avatarBytesRouter = router({
  // A picture is looked at in between, so there is no unit around all of it.
  set: nonTransactionalAdultProcedure
    .input(avatarUpload)
    .output(avatarView)
    .mutation(({ ctx, input }) => setAvatar(ctx, input.content)),
})

export const createAvatarCaller = createCallerFactory(avatarBytesRouter)
