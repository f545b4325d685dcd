import { monthNames } from "@hearthbook/core/time/month-names"
import type { RecordsView } from "@hearthbook/api/records/records"
import { Box } from "@mantine/core"
import { dayOf } from "../../../lib/format.ts"
import { longDate } from "../../../lib/week-labels.ts"
import classes from "./register-table.module.css"
import { attendedDays, cellOf, cellWords } from "./register-cells.ts"

const dates = Array.from({ length: 31 }, (_, at) => at + 1)

/** A mark for each day of the months, and the days attended. Marks are letters, which print and which do not depend on color. */
export function RegisterTable({ register }: { register: RecordsView["register"] }) {
  return (
    <>
      <Box className={classes.frame} role="group" aria-label="Attendance by day" tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Month</th>
              {dates.map((date) => (
                <th key={date} scope="col">
                  {date}
                </th>
              ))}
              <th scope="col">Days</th>
            </tr>
          </thead>
          <tbody>
            {register.map(({ month, days }) => (
              <tr key={month}>
                <th scope="row">{monthOf(month)}</th>
                {dates.map((date) => {
                  const day = days.find((one) => Number(dayOf(one.date).slice(8)) === date)
                  if (!day) return <td key={date} data-look="none" aria-hidden />
                  return (
                    <td
                      key={date}
                      data-look={day.is_school_day ? (day.status ?? "open") : (day.status ?? "off")}
                      title={`${longDate(dayOf(day.date))}: ${cellWords(day)}`}
                    >
                      {cellOf(day)}
                    </td>
                  )
                })}
                <td>{attendedDays(days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <p className={classes.key}>
        P present · ½ half a day · L late · A absent · E excused · * recorded more than 7 days later
      </p>
    </>
  )
}

/** 'Nov 2026'. */
function monthOf(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]?.slice(0, 3) ?? ""} ${month.slice(0, 4)}`
}
