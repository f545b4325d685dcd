import { TextInput, type TextInputProps } from "@mantine/core"
import classes from "./time-field.module.css"

/** Seconds: arrow keys and pickers move by five minutes; any minute can be typed. */
const step = 300

/** A time of day as HH:MM, as the browser's time input. */
export function TimeField(props: Omit<TextInputProps, "type" | "step">) {
  return <TextInput {...props} type="time" step={step} classNames={{ input: classes.input }} />
}
