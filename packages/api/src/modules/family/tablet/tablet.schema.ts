import { z } from "zod"
import { id, momentView, requiredText } from "@hearthbook/core/fields/fields"
import { enteredPassword } from "@hearthbook/core/fields/password"
import { limits } from "@hearthbook/core/limits/limits"
import { studentSummary } from "../student/student.schema.ts"

/** A PIN has four digits. */
export const pin = z.string("Enter four digits.").regex(/^\d{4}$/, "A PIN has four digits.")

export const tabletDraft = z.object({ name: requiredText("Name", limits.name) })

/** A device that is the family's tablet. */
export const tabletView = z.object({
  id,
  name: z.string(),
  last_used_at: momentView.nullable().meta({ description: "When a child last signed in there; null for never" }),
  created_at: momentView,
  current: z.boolean().meta({ description: "The device that sent the request" }),
})

export const pinOf = z.object({ student_id: id })
export const pinDraft = pinOf.extend({ pin })

/** A child's PIN as adults see it, without the PIN. */
export const pinView = z.object({
  student: studentSummary,
  has_pin: z.boolean(),
  is_locked: z.boolean().meta({ description: "True after five wrong tries, until an adult opens it" }),
})

/** The children who can sign in on this device. */
export const facesView = z.object({
  is_tablet: z.boolean().meta({ description: "False if this device is no family's tablet, or no longer" }),
  children: z.array(studentSummary.extend({ name: z.string(), is_locked: z.boolean() })),
})

export const pinSignIn = z.object({ student_id: id, pin })
const password = enteredPassword()
export const tileOpening = z.object({ student_id: id, password })
export const tabletLeaving = z.object({ password })
export const tileOpened = z.object({ student_id: id })
export const tabletLeft = z.object({ left: z.literal(true) })

export type TabletView = z.output<typeof tabletView>
export type PinView = z.output<typeof pinView>
export type FacesView = z.output<typeof facesView>
