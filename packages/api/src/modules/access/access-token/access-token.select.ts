import type { Prisma } from "@hearthbook/db"
import { dateToDay, dayToMidnight } from "@hearthbook/core/time/days"
import type { AccessTokenView } from "./access-token.schema.ts"

export const accessTokenSelect = {
  id: true,
  name: true,
  scope: true,
  expires_on: true,
  last_used_at: true,
  created_at: true,
} satisfies Prisma.access_tokenSelect

type Row = Prisma.access_tokenGetPayload<{ select: typeof accessTokenSelect }>

export function toAccessTokenView({ expires_on, last_used_at, created_at, ...row }: Row): AccessTokenView {
  return {
    ...row,
    expires_on: expires_on && dayToMidnight(dateToDay(expires_on)),
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}
