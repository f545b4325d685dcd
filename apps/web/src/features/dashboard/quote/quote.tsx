import type { Day } from "@hearthbook/core/time/days"
import { Text } from "@mantine/core"
import "../../../ui/fonts/quotes.css"
import classes from "./quote.module.css"
import { quotationOf } from "./quotes.ts"

/** The quotation of the day. */
export function Quote({ today }: { today: Day }) {
  const quotation = quotationOf(today)
  if (!quotation) return null
  const { words, by, from } = quotation
  return (
    <figure className={classes.quote}>
      <blockquote>{words}</blockquote>
      <Text component="figcaption" size="sm" c="dimmed">
        {by}
        {from && `, ${from}`}
      </Text>
    </figure>
  )
}
