import { limits } from "@hearthbook/core/limits/limits"
import { Textarea } from "@mantine/core"
import type { CSSProperties } from "react"

/** Firefox does not let styles size a field by its content. Mantine's script does it there, which measures the page at the first render. */
const sizesItself = CSS.supports("field-sizing", "content")

const mostRows = 16

/** The height of so many lines, with the padding and border of the field, and never too low for a finger. */
const heightOf = (rows: number) => `max(48px, calc(${rows} * 1lh + 16px))`

const growing = (leastRows: number): CSSProperties => ({
  fieldSizing: "content",
  minHeight: heightOf(leastRows),
  maxHeight: heightOf(mostRows),
})

type Props = {
  value: string
  /** Lines of the empty field. */
  leastRows: number
  onType: (text: string) => void
}

/** The field for a written answer. It grows with the text, up to 16 lines. */
export function AnswerField({ value, leastRows, onType }: Props) {
  return (
    <Textarea
      label="Your answer"
      size="md"
      maxLength={limits.long_text}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      {...(sizesItself
        ? { autosize: false, styles: { input: growing(leastRows) } }
        : { autosize: true, minRows: leastRows, maxRows: mostRows })}
    />
  )
}
