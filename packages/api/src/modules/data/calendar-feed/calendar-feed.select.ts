import type { Prisma } from "@hearthbook/db"
import type { CalendarFeedView } from "./calendar-feed.schema.ts"

export const feedSelect = {
  id: true,
  student_id: true,
  user_id: true,
  include: true,
  detail: true,
  created_at: true,
  last_read_at: true,
  version: true,
} as const satisfies Prisma.calendar_feedSelect

type Row = Prisma.calendar_feedGetPayload<{ select: typeof feedSelect }>

/** The view of a row, which never has a token. */
export function toFeedView({ user_id, created_at, last_read_at, ...row }: Row): CalendarFeedView {
  const moments = { created_at: created_at.toISOString(), last_read_at: last_read_at?.toISOString() ?? null }
  return { ...row, made_by: user_id, ...moments }
}
