import { adultProcedure, publicProcedure, router } from "../../trpc.ts"
import { userView } from "../auth/auth.schema.ts"
import { changePassword } from "./change-password.service.ts"
import { passwordChange, passwordChanged, profileUpdate } from "./settings.schema.ts"
import { updateProfile } from "./settings.service.ts"

const tags = ["settings"]

export const settingsRouter = router({
  updateProfile: adultProcedure
    .meta({ openapi: { method: "PUT", path: "/settings/profile", tags, summary: "Change one's own profile" } })
    .input(profileUpdate)
    .output(userView)
    .mutation(({ ctx, input }) => updateProfile(ctx.scope, input)),
  // Asks who it is itself: a wrong guess must be counted although it fails, so it takes no unit around all of it.
  changePassword: publicProcedure
    .meta({ openapi: { method: "PUT", path: "/settings/password", tags, summary: "Change one's own password" } })
    .input(passwordChange)
    .output(passwordChanged)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
