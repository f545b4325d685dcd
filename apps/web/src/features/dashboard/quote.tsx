import { dayToDate } from "@hearthbook/api/rules/days"
import { Text } from "@mantine/core"
import { useToday } from "../../lib/use-session.ts"
import classes from "./quote.module.css"

const quotes = [
  { words: "Education is an atmosphere, a discipline, a life.", by: "Charlotte Mason" },
  { words: "The mind is not a vessel to be filled, but a fire to be kindled.", by: "after Plutarch" },
  { words: "The secret of education lies in respecting the pupil.", by: "Ralph Waldo Emerson" },
  { words: "The only fence against the world is a thorough knowledge of it.", by: "John Locke" },
]

/** S §2's inspirational card: one thought a day, the same all day. */
export function Quote() {
  const days = dayToDate(useToday()).getTime() / 86_400_000
  const quote = quotes[days % quotes.length]
  if (!quote) return null
  return (
    <figure className={classes.quote}>
      <blockquote>{quote.words}</blockquote>
      <Text component="figcaption" size="sm" c="dimmed">
        {quote.by}
      </Text>
    </figure>
  )
}
