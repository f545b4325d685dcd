import type { Question } from "../frame/questions.tsx"

/** An article. `keywords` are further words that parents search for. */
type HelpTopic = Question & { keywords?: string }

export type HelpArea = { title: string; topics: HelpTopic[] }
