import type { Prisma } from "@hearthbook/db"
import type { InvitationOffer, InvitationView } from "./invitation.schema.ts"

const inviter = { select: { first_name: true, last_name: true } }

export const invitationSelect = {
  id: true,
  email: true,
  role: true,
  created_at: true,
  expires_at: true,
  inviter,
} satisfies Prisma.invitationSelect

type InvitationRow = Prisma.invitationGetPayload<{ select: typeof invitationSelect }>

export function toInvitationView({ inviter, ...row }: InvitationRow, now: Date): InvitationView {
  return {
    id: row.id,
    email: row.email,
    role: invitedRole(row.role),
    invited_by: nameOf(inviter),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    expired: row.expires_at <= now,
  }
}

export const offerSelect = {
  id: true,
  family_id: true,
  email: true,
  role: true,
  expires_at: true,
  invited_by: true,
  is_return: true,
  first_name: true,
  last_name: true,
  inviter,
  family: { select: { name: true } },
} satisfies Prisma.invitationSelect

type OfferRow = Prisma.invitationGetPayload<{ select: typeof offerSelect }>

export function toInvitationOffer({ inviter, family, role, ...row }: OfferRow): InvitationOffer {
  const { email, is_return, first_name, last_name } = row
  const names = { family_name: family.name, inviter_name: nameOf(inviter), first_name, last_name }
  return { ...names, email, role: invitedRole(role), is_return }
}

export function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim()
}

/** The database allows no other roles in invitations. */
export function invitedRole(role: OfferRow["role"]): "parent" | "teacher" {
  return role === "teacher" ? "teacher" : "parent"
}
