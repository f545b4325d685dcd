import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { RulePackView } from "@hearthbook/api/records/rule-pack"

/** The packs of states that a search finds by name, two letters or path, by title. Packs without a state say nothing about one. */
export function findPacks(packs: RulePackView[], search: string): RulePackView[] {
  return packs
    .filter(
      ({ state, title, path }) => state !== null && (isCode(search, state) || matchesSearch([title, path], search)),
    )
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

function isCode(search: string, state: string): boolean {
  return search.trim().toUpperCase() === state
}
