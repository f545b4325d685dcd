import type { Scope } from "../../../request/scope.ts"
import { searchWords } from "@hearthbook/core/names/search-text"
import type { SearchInput, SearchView } from "./search.schema.ts"
import { selectHits } from "./search.select.ts"

/** Finds the family's records whose texts contain each word of the query, in one statement. Finds nothing without a word. */
export async function findEverywhere(scope: Scope, { query }: SearchInput): Promise<SearchView> {
  const words = searchWords(query)
  if (words.length === 0) return { students: [], courses: [], lessons: [], assignments: [], resources: [] }
  return selectHits(scope, words)
}
