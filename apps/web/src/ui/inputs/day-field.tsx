import { writeDay, type DateFormat } from "@hearthbook/core/time/date-format"
import { addDays, isDay } from "@hearthbook/core/time/days"
import { readBirthday, readDay } from "@hearthbook/core/time/read-day"
import { ActionIcon, TextInput, type TextInputProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"
import { IconCalendar } from "@tabler/icons-react"
import { use, useRef, useState, type KeyboardEvent } from "react"
import { useDateFormat } from "../hooks/use-date-format.ts"
import { formatDay, withOwnDays } from "../../lib/format.ts"
import { CalendarContext } from "./calendar-context.ts"
import classes from "./day-field.module.css"

type Props = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange"> & {
  /** YYYY-MM-DD, or a typed text that is no date, which the form refuses. */
  value?: string
  defaultValue?: string
  onChange?: (day: string) => void
  /** True for a day that may be years away, such as a date of birth. It needs its year. */
  needsYear?: boolean
}

/** An example helps more than the order alone with a birthday, which is often known in another country's. */
function dateAsked(format: DateFormat, needsYear: boolean): string {
  return needsYear
    ? `Enter the date as ${format}, such as ${writeDay("2015-03-14", format)}.`
    : `Enter the date as ${format}.`
}

/**
 * A date field in the reader's date format, with a button for the device's calendar. A native date field would show 04/03 to a person
 * who reads 03/04 everywhere else (docs/decisions/020).
 */
export function DayField({ value, defaultValue, onChange, error, needsYear = false, ...props }: Props) {
  const format = useDateFormat()
  const readCalendar = use(CalendarContext)
  const [day, setDay] = useUncontrolled({ value, defaultValue, finalValue: "", onChange })
  const [typed, setTyped] = useState({ text: "", day: "" })
  const [isTyping, setTyping] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)
  const isRead = isDay(day)
  // Shows the typed text as long as it is the value. A value set from outside shows at once.
  const shown = isTyping && typed.day === day ? typed.text : isRead ? formatDay(day) : day
  const shownError = typeof error === "string" ? withOwnDays(error) : error
  const read = (text: string) =>
    (needsYear ? readBirthday(text, format) : readDay(text, format, readCalendar())) ?? text.trim()
  const update = (text: string, next = read(text)) => {
    setTyped({ text, day: next })
    setDay(next)
  }
  const choose = (next: string) => update(next && formatDay(next), next)
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
      autoComplete="off"
      value={shown}
      error={day !== "" && !isRead && !isTyping ? dateAsked(format, needsYear) : shownError}
      onChange={(event) => {
        setTyping(true)
        update(event.currentTarget.value)
      }}
      // An error that appears while a button is pressed would move the button. The form shows the error in that case.
      onBlur={({ relatedTarget }) => setTyping(!isRead && relatedTarget instanceof HTMLButtonElement)}
      onKeyDown={onKeyDown}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Open the calendar"
            // The keyboard opens the calendar with Alt and the down arrow in the field, as in a select.
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
