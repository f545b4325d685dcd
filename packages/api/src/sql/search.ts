import { Prisma } from "@hearthbook/db"
import { searchWords } from "@hearthbook/core/names/search-text"

/** Conditions in raw SQL for the rows `a` that contain each word of a search. */
export function matchesWords(search: string | undefined): Prisma.Sql[] {
  return searchWords(search ?? "").map((word) => Prisma.sql`strpos(a.search_text, ${word}::text) > 0`)
}

/** A filter for Prisma for rows that contain each word of a search. */
export function withWords(search: string | undefined) {
  return { AND: searchWords(search ?? "").map((word) => ({ search_text: { contains: escapeLike(word) } })) }
}

/** Escapes a text for a LIKE pattern, so that wildcards match literally. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&")
}
