import { readNumber } from "@hearthbook/core/fields/read-number"
import { TextInput, type TextInputProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { useState, type FocusEvent, type Ref } from "react"
import { useSelectOnFocus } from "../focus/use-select-on-focus.ts"

type Props = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange" | "onFocus" | "onClick"> & {
  /** A number, or a typed text that is none, which the form refuses. */
  value?: number | string
  defaultValue?: number | string
  onChange?: (value: number | string) => void
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A field for a number with a decimal point or a decimal comma. A text that could mean another number, such as '1,000' or '9/10',
 * stays in the field and becomes the form's value, so that the form refuses it. Mantine's NumberInput would leave out characters.
 */
export function NumberField({ value, defaultValue, onChange, onFocus, onBlur, ...props }: Props) {
  const [number, setNumber] = useUncontrolled<number | string>({ value, defaultValue, finalValue: "", onChange })
  const [typed, setTyped] = useState<{ text: string; number: number | string } | null>(null)
  const selecting = useSelectOnFocus()
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...props}
      // Shows the typed text as long as it is the value. A value set from outside shows at once.
      value={typed?.number === number ? typed.text : String(number)}
      onChange={({ currentTarget: { value: text } }) => {
        const next = readNumber(text) ?? text.trim()
        setTyped({ text, number: next })
        setNumber(next)
      }}
      onFocus={(event) => {
        selecting.onFocus(event)
        onFocus?.(event)
      }}
      onClick={selecting.onClick}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
