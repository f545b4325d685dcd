import { z } from "zod"

/** The id of a change, for Undo; null if nothing was changed. */
export const changeId = z
  .guid()
  .nullable()
  .meta({ description: "For POST /changes/{id}/undo; null if nothing changed" })
