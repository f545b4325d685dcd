import { readDay } from "@hearthbook/api/rules/date-format"
import { addDays, isDay } from "@hearthbook/api/rules/days"
import { ActionIcon, TextInput, type TextInputProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { IconCalendar } from "@tabler/icons-react"
import { useRef, useState, type KeyboardEvent } from "react"
import { useDateFormat } from "../hooks/use-date-format.ts"
import { formatDay, withOwnDays } from "../../lib/format.ts"
import classes from "./day-field.module.css"

type Props = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange"> & {
  /** YYYY-MM-DD. What is no day stays as it was typed, for the form to refuse. */
  value?: string
  defaultValue?: string
  onChange?: (day: string) => void
}

/**
 * A calendar day, written and typed in the reader's own order (S §3), with the device's calendar at its end. The browser's
 * own field would show 04/03 to somebody who reads 03/04 everywhere else (docs/decisions/020).
 */
export function DayField({ value, defaultValue, onChange, error, ...props }: Props) {
  const format = useDateFormat()
  const [day, setDay] = useUncontrolled({ value, defaultValue, finalValue: "", onChange })
  const [typed, setTyped] = useState({ text: "", day: "" })
  const [isTyping, setTyping] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  const isRead = isDay(day)
  // The text is kept while it stands for the day: a day that comes from elsewhere is shown at once.
  const shown = isTyping && typed.day === day ? typed.text : isRead ? formatDay(day) : day
  const shownError = typeof error === "string" ? withOwnDays(error) : error
  const put = (text: string, next = readDay(text, format) ?? text.trim()) => {
    setTyped({ text, day: next })
    setDay(next)
  }
  const choose = (next: string) => put(next && formatDay(next), next)
  const step = (event: KeyboardEvent, distance: number) => {
    event.preventDefault()
    choose(addDays(day, distance))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" && event.altKey) calendar.current?.showPicker()
    else if (event.key === "ArrowUp" && isRead) step(event, 1)
    else if (event.key === "ArrowDown" && isRead) step(event, -1)
  }
  return (
    <TextInput
      {...props}
      placeholder={format}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      error={day !== "" && !isRead && !isTyping ? `Write the day as ${format}.` : shownError}
      onChange={(event) => {
        setTyping(true)
        put(event.currentTarget.value)
      }}
      // A message that comes while a button is being pressed would move it from under the finger; the form says it then.
      onBlur={({ relatedTarget }) => setTyping(!isRead && relatedTarget instanceof HTMLButtonElement)}
      onKeyDown={onKeyDown}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Open the calendar"
            // The field itself takes Alt and the down arrow, as a list of choices does.
            tabIndex={-1}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
          <input
            ref={calendar}
            className={classes.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={isRead ? day : ""}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </>
      }
    />
  )
}
