import { monthNames } from "@hearthbook/core/time/month-names"
import type { Day } from "@hearthbook/core/time/days"
import type { SchoolDayView } from "@hearthbook/api/calendar/school-days"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { Anchor, Text } from "@mantine/core"
import { Link } from "wouter"
import { countOf } from "../../../lib/format.ts"
import { settingsAt } from "../../../lib/paths.ts"
import { formatMonthDay } from "../../../lib/week-labels.ts"
import { Section } from "../../../ui/layout/section.tsx"
import classes from "./year-at-a-glance.module.css"
import { yearRibbon, type Break } from "./year-ribbon.ts"

type Props = { year: SchoolYearView | null; days: SchoolDayView[]; today: Day }

/** The school year on a line: the days that have passed, today, and the breaks, which are listed below. */
export function YearAtAGlance({ year, days, today }: Props) {
  if (!year)
    return (
      <Section title="Year at a glance">
        <Text size="sm" c="dimmed">
          There is no school year yet. <SchoolSettings>Add a school year</SchoolSettings> to see its days here.
        </Text>
      </Section>
    )
  const ribbon = yearRibbon(days, today)
  const coming = ribbon.breaks.filter(({ last }) => last >= today)
  return (
    <Section title="Year at a glance" part={year.academic_year}>
      <Text className="figures">
        <Text span fz={28} fw={650} lh={1.2}>
          {ribbon.done} of {ribbon.total}
        </Text>{" "}
        school days <Text span c="dimmed">{`· ${ribbon.left} left`}</Text>
      </Text>
      <div className={classes.ribbon} aria-hidden>
        <div className={classes.past} style={{ width: `${ribbon.today}%` }} />
        {ribbon.breaks.map(({ first, start, width }) => (
          <div key={first} className={classes.break} style={{ insetInlineStart: `${start}%`, width: `${width}%` }} />
        ))}
        {ribbon.today > 0 && ribbon.today < 100 && (
          <div className={classes.today} style={{ insetInlineStart: `${ribbon.today}%` }} />
        )}
      </div>
      <div className={classes.months} aria-hidden>
        {ribbon.months.map(({ month, start }) => (
          <span key={month} style={{ insetInlineStart: `${start}%` }}>
            {monthNames[Number(month.slice(5, 7)) - 1]?.slice(0, 3)}
          </span>
        ))}
      </div>
      {coming.length > 0 ? (
        <ul className={classes.breaks} aria-label="Breaks to come">
          {coming.map((one) => (
            <li key={one.first}>
              <span className={classes.swatch} aria-hidden />
              <span>
                {one.name} <Text span inherit c="dimmed">{`${daysOf(one)} · ${countOf(one.count, "day")} off`}</Text>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed" mt="xs">
          No more days off this year. <SchoolSettings>School year and days off</SchoolSettings>
        </Text>
      )}
    </Section>
  )
}

/** 'Nov 26' or 'Dec 21 – Jan 1'. */
function daysOf({ first, last }: Break): string {
  return first === last ? formatMonthDay(first) : `${formatMonthDay(first)} – ${formatMonthDay(last)}`
}

function SchoolSettings({ children }: { children: string }) {
  return (
    <Anchor component={Link} href={settingsAt("school")} size="sm" className="screen-only">
      {children}
    </Anchor>
  )
}
