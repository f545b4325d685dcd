import type { HelpArea } from "./help-content.ts"

/** Returns the articles that contain every word of `search`, in their areas; all of them if it is empty. */
export function findTopics(areas: HelpArea[], search: string): HelpArea[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return areas
    .map(({ title, topics }) => ({
      title,
      topics: topics.filter(({ question, answer }) => {
        const text = [title, question, ...answer].join(" ").toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ topics }) => topics.length > 0)
}
