import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { ReactNode } from "react"

/** The groups of the palette, in the order in which they are listed. */
const entryGroups = ["Actions", "Pages", "Students", "Courses", "Lessons", "Assignments", "Resources", "Help"] as const
export type EntryGroup = (typeof entryGroups)[number]

/** Something that can be found in the palette. */
export type Entry = {
  id: string
  group: EntryGroup
  label: string
  description?: string | undefined
  /** Further words by which it is found. */
  keywords?: string | undefined
  icon: ReactNode
  /** Runs when it is chosen, after the palette has closed. */
  run: () => void
  /** True to keep the palette open. */
  staysOpen?: boolean
}

/** The most entries of a group. */
const mostOfGroup = 5

/**
 * Returns the entries whose label or keywords contain each word of the query: those whose label does come first. Without a query,
 * returns all of them.
 */
export function matchingEntries(entries: Entry[], query: string): Entry[] {
  if (query.trim() === "") return entries
  const byLabel = entries.filter(({ label }) => matchesSearch([label], query))
  const byKeyword = entries.filter(
    (entry) => !byLabel.includes(entry) && matchesSearch([entry.label, entry.keywords], query),
  )
  return [...byLabel, ...byKeyword]
}

/**
 * Returns the entries by group. The list begins with the group that is most likely meant: with records, because a family searches for
 * their names, unless the label of an action or a page begins with the query. Without a query, help articles are left out.
 */
export function groupEntries(entries: Entry[], query: string): { group: EntryGroup; entries: Entry[] }[] {
  const wanted = query.trim().toLowerCase()
  const isMeant = ({ group, label }: Entry) =>
    wanted === "" || (isCommand(group) && label.toLowerCase().startsWith(wanted))
  const commandsFirst = entries.some(isMeant)
  const order = commandsFirst ? entryGroups : entryGroups.toSorted((one, other) => rank(one) - rank(other))
  return order.flatMap((group) => {
    if (wanted === "" && group === "Help") return []
    const own = entries.filter((entry) => entry.group === group)
    return own.length > 0 ? [{ group, entries: wanted === "" ? own : own.slice(0, mostOfGroup) }] : []
  })
}

function isCommand(group: EntryGroup): boolean {
  return group === "Actions" || group === "Pages"
}

/** Students and courses first, then what can be done, then single pieces of work. */
function rank(group: EntryGroup): number {
  if (group === "Students" || group === "Courses") return 0
  return isCommand(group) ? 1 : 2
}
