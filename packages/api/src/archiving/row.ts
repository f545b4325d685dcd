import { z } from "zod"
import { id, momentView } from "@hearthbook/core/fields/fields"

// Columns that every kind of rows has in an archive. Days are YYYY-MM-DD, times of day HH:MM, local times YYYY-MM-DDTHH:MM,
// moments ISO 8601 timestamps in UTC.

/** A moment within the supported years. */
export const moment = momentView.refine(
  (text) => text >= "1900" && text < "3000",
  "A moment must be from 1900 to 2999.",
)

export const stamps = { id, created_at: moment, updated_at: moment }

/** The stamps of a row that can be edited. A version increases with each change, so it must not be near its limit. */
export const versioned = { ...stamps, version: z.int().min(1).max(1_000_000_000) }

export const reference = id.nullable()
export const position = z.int().min(0).max(1_000_000)
