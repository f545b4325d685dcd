import { adultProcedure, router, unboundProcedure } from "../../trpc.ts"
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
  // A wrong guess must be counted although it fails, so there is no unit around all of it.
  changePassword: unboundProcedure
    .meta({ openapi: { method: "PUT", path: "/settings/password", tags, summary: "Change one's own password" } })
    .input(passwordChange)
    .output(passwordChanged)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
