import { z } from "zod"
import { flag, id, momentView, requiredText } from "@hearthbook/core/fields/fields"
import { limits } from "@hearthbook/core/limits/limits"
import { adultPassword, byToken, email } from "../../access/auth/auth.schema.ts"

/** The roles that can be invited. */
export const invitedRoles = ["parent", "teacher"] as const
const invitedRole = z.enum(invitedRoles, "Choose parent or teacher.")

export const invitationDraft = z.object({ email, role: invitedRole })

export const invitationView = z.object({
  id,
  email: z.string(),
  role: invitedRole,
  invited_by: z.string().meta({ description: "The name of the person who sent it" }),
  created_at: momentView,
  expires_at: momentView,
  expired: z.boolean(),
})
export type InvitationView = z.output<typeof invitationView>

/** The details that the holder of the link sees before accepting. */
export const invitationOffer = z.object({
  family_name: z.string(),
  inviter_name: z.string(),
  email: z.string(),
  role: invitedRole,
  is_return: z.boolean().meta({ description: "True if it puts back a parent who was removed from the family" }),
  first_name: z.string().nullable().meta({ description: "The name of who was removed; null for an invitation" }),
  last_name: z.string().nullable(),
})
export type InvitationOffer = z.output<typeof invitationOffer>

const agree = "Please agree to the Terms and Privacy Policy"

export const invitationAcceptance = byToken.extend({
  first_name: requiredText("First name", limits.person_name),
  last_name: requiredText("Last name", limits.person_name),
  password: adultPassword,
  terms_accepted: flag(agree).refine((accepted) => accepted, agree),
})
