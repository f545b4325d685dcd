import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { ComboboxParsedItem, OptionsFilter } from "@mantine/core"

/** Finds a select's options by what is typed into it, by the rule of every search. */
export const filterOptions: OptionsFilter = ({ options, search, limit }) => {
  const found: ComboboxParsedItem[] = []
  for (const option of options) {
    if (found.length >= limit) break
    if ("group" in option) {
      const items = option.items.filter(({ label }) => matchesSearch([label], search))
      found.push({ group: option.group, items: items.slice(0, limit - found.length) })
    } else if (matchesSearch([option.label], search)) found.push(option)
  }
  return found
}
