import type { Prisma } from "@hearthbook/db"
import Bowser from "bowser"
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

/** 'Chrome on Windows', as far as the browser tells. */
export function deviceOf(user_agent: string | null): string {
  if (!user_agent) return "Unknown device"
  const { browser, os } = Bowser.parse(user_agent)
  return [browser.name || "A program", os.name].filter(Boolean).join(" on ")
}
