import { AppError } from "@hearthbook/core/errors/errors"
import type { Scope } from "../../../../request/scope.ts"
import { hasRecords, recordWords } from "@hearthbook/core/nouns/count-words"
import { countRecords } from "../count-records.ts"

const listFormat = new Intl.ListFormat("en-US")

/** The number of kinds in the message. */
const maxNamed = 3

/**
 * CONFLICT, with a list of what it has, unless the family has no records. Rows created at registration do not count.
 */
export async function requireEmptyFamily(scope: Pick<Scope, "db" | "family_id">): Promise<void> {
  const counts = await countRecords(scope)
  if (!hasRecords(counts)) return
  const present = recordWords(counts)
  const named = present.length > maxNamed ? [...present.slice(0, maxNamed), "more"] : present
  throw new AppError(
    "CONFLICT",
    `Your family already has ${listFormat.format(named)}. A restore needs an empty family.`,
  )
}
