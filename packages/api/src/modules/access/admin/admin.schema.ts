import { z } from "zod"
import { id, momentView, page } from "@hearthbook/core/fields/fields"
import { authEventTypes } from "../auth/auth-event.ts"

const count = z.int()

export const installationStats = z.object({
  families: count.meta({ description: "Without demo families" }),
  demo_families: count,
  admins: count,
  parents: count,
  teachers: count,
  students: count.meta({ description: "Children with a login" }),
  children: count,
  active_sessions: count,
  mails_waiting: count,
  mails_failed: count,
})
export type InstallationStats = z.output<typeof installationStats>

const type = z.enum(authEventTypes)

export const authEventFilter = page.extend({ type: type.optional() })
export type AuthEventFilter = z.output<typeof authEventFilter>

export const authEventView = z.object({
  id,
  type,
  created_at: momentView,
  metadata: z.record(z.string(), z.unknown()),
  client_address: z.string().nullable(),
  user: z
    .object({ first_name: z.string(), last_name: z.string(), email: z.string() })
    .nullable()
    .meta({ description: "Null if the person is unknown or was deleted" }),
})
export type AuthEventView = z.output<typeof authEventView>
