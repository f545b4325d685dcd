import { TextInput, type TextInputProps } from "@mantine/core"

/**
 * A calendar day as YYYY-MM-DD. The browser's own field: it takes the reader's order of day and month, can be typed in
 * one go, and brings the phone's own calendar.
 */
export function DayField(props: Omit<TextInputProps, "type">) {
  return <TextInput {...props} type="date" />
}
