import { TextInput, type TextInputProps } from "@mantine/core"
import classes from "./time-field.module.css"

/** Seconds: arrow keys and pickers go in steps of five minutes; any minute can be typed. */
const step = 300

/** A time of day as HH:MM. The browser's own field, as for days. */
export function TimeField(props: Omit<TextInputProps, "type" | "step">) {
  return <TextInput {...props} type="time" step={step} classNames={{ input: classes.input }} />
}
