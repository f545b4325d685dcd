import type { TrackedNoun } from "@hearthbook/core/nouns/nouns"

/** The column with a row's id. */
export function keyOf(table: TrackedNoun): "id" | "user_id" {
  return table === "settings" ? "user_id" : "id"
}
