import type { Prisma } from "@hearthbook/db"
import { z } from "zod"
import { oauthProviders } from "@hearthbook/core/permissions/identity-providers"
import type { ConnectionView } from "./oauth.schema.ts"

export const connectionSelect = {
  provider: true,
  purpose: true,
  email: true,
  created_at: true,
} satisfies Prisma.oauth_accountSelect

type ConnectionRow = Prisma.oauth_accountGetPayload<{ select: typeof connectionSelect }>

const provider = z.enum(oauthProviders)

export function toConnectionView(row: ConnectionRow, can_disconnect: boolean): ConnectionView {
  return {
    ...row,
    provider: provider.parse(row.provider),
    created_at: row.created_at.toISOString(),
    can_disconnect,
  }
}
