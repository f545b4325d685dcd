import type { Prisma } from "@hearthbook/db"
import { deviceOf } from "../auth/session/device-name.ts"
import type { OpenSessionView } from "./session.schema.ts"

export const sessionSelect = {
  id: true,
  user_agent: true,
  client_address: true,
  remember_me: true,
  created_at: true,
  last_seen_at: true,
} satisfies Prisma.sessionSelect

type SessionRow = Prisma.sessionGetPayload<{ select: typeof sessionSelect }>

export function toOpenSessionView({ user_agent, ...row }: SessionRow, current_id: string): OpenSessionView {
  return {
    ...row,
    device: deviceOf(user_agent),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    current: row.id === current_id,
  }
}
