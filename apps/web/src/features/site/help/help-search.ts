import { matchesSearch } from "@hearthbook/core/names/search-text"
import type { HelpArea } from "./help-topic.ts"

/** Returns the articles that contain every word of `search`, or have it as a keyword, in their areas; all of them if it is empty. */
export function findTopics(areas: HelpArea[], search: string): HelpArea[] {
  return areas
    .map(({ title, topics }) => ({
      title,
      topics: topics.filter(({ question, answer, keywords }) =>
        matchesSearch([title, question, ...answer, keywords], search),
      ),
    }))
    .filter(({ topics }) => topics.length > 0)
}
