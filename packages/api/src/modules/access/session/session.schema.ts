import { z } from "zod"
import { id, momentView } from "@hearthbook/core/fields/fields"

export const openSessionView = z.object({
  id,
  device: z.string().meta({ description: "Browser and system in words: 'Chrome on Windows'" }),
  client_address: z.string().nullable(),
  remember_me: z.boolean(),
  created_at: momentView,
  last_seen_at: momentView,
  current: z.boolean().meta({ description: "The session that sent the request" }),
})
export type OpenSessionView = z.output<typeof openSessionView>
