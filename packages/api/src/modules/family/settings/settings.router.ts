import { z } from "zod"
import {
  adultProcedure,
  familyProcedure,
  router,
  nonTransactionalAdultProcedure,
  nonTransactionalProcedure,
} from "../../../trpc/trpc.ts"
import { changePassword } from "./change-password.service.ts"
import {
  notificationsUpdate,
  passwordChange,
  passwordChanged,
  preferences,
  preferencesUpdate,
  profileUpdate,
  securityUpdate,
  settingsView,
} from "./settings.schema.ts"
import {
  readSettings,
  updateNotifications,
  updatePreferences,
  updateProfile,
  updateSecurity,
} from "./settings.service.ts"

const tags = ["settings"]

export const settingsRouter = router({
  get: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/settings", tags, summary: "Get the person's settings" },
      reads: ["settings"],
    })
    .input(z.void())
    .output(settingsView)
    .query(({ ctx }) => readSettings(ctx.scope)),
  // A request for an address must be counted although the call fails, so the call is not one transaction.
  updateProfile: nonTransactionalAdultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "PUT", path: "/settings/profile", tags, summary: "Change the person's profile" },
      // A new address needs a proof, other changes do not.
      refuses: ["EMAIL_ALREADY_EXISTS", "RATE_LIMITED", "PROOF_REQUIRED"],
      writes: "everything",
    })
    .input(profileUpdate)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  updateNotifications: adultProcedure
    .meta({
      openapi: {
        method: "PUT",
        path: "/settings/notifications",
        tags,
        summary: "Choose which notifications the person gets",
      },
      writes: ["settings"],
    })
    .input(notificationsUpdate)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateNotifications(ctx.scope, input)),
  updatePreferences: familyProcedure
    .meta({
      openapi: { method: "PUT", path: "/settings/preferences", tags, summary: "Choose the theme and date format" },
      writes: ["settings"],
    })
    .input(preferencesUpdate)
    .output(preferences)
    .mutation(({ ctx, input }) => updatePreferences(ctx.scope, input)),
  updateSecurity: adultProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "PUT", path: "/settings/security", tags, summary: "Choose the security settings" },
      writes: ["settings"],
    })
    .input(securityUpdate)
    .output(settingsView)
    .mutation(({ ctx, input }) => updateSecurity(ctx.scope, input)),
  // A wrong password must be counted although the call fails.
  changePassword: nonTransactionalProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "PUT", path: "/settings/password", tags, summary: "Change the person's password" },
      refuses: ["RATE_LIMITED"],
      writes: "everything",
    })
    .input(passwordChange)
    .output(passwordChanged)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
})
