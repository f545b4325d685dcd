import { minutesOf, timeToDate, type Time } from "@hearthbook/core/time/times"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Box } from "@mantine/core"
import { useElementSize } from "@mantine/hooks"
import { IconUsers } from "@tabler/icons-react"
import { ChildAvatar } from "../../../entities/student/child-avatar.tsx"
import { clockWords } from "../../../entities/schedule/schedule-entry.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import type { DayEntry } from "../day/day-entries.ts"
import { hoursOfLanes, lanesOf, type Block } from "./timeline-lanes.ts"
import classes from "./timeline.module.css"

type Props = { entries: DayEntry[]; students: StudentSummary[]; now: Time | null }

const eventColor = "var(--mantine-color-violet-6)"

/** The width of a letter in a block, and of the block's padding, in pixels. Wider than they are on average. */
const letter = 7.6
const padding = 14

/** The most hours with a name at each; with more, every second one has one. */
const mostNamed = 10

/**
 * The day of all children on one axis of hours, with a lane for each. A block has its name where there is room for all of it. Hidden from
 * screen readers, which read the list.
 */
export function Timeline({ entries, students, now }: Props) {
  const { ref, width } = useElementSize()
  const lanes = lanesOf(
    entries,
    students.map(({ id }) => id),
  )
  if (lanes.length === 0) return null
  const { from, to } = hoursOfLanes(lanes)
  const minutes = (to - from) * 60
  const placeOf = (minute: number) => `${((minute - from * 60) / minutes) * 100}%`
  const hasRoom = ({ entry, start, end }: Block) =>
    entry.title.length * letter + padding <= ((end - start) / minutes) * width
  const hours = Array.from({ length: to - from + 1 }, (_, place) => from + place)
  const step = hours.length > mostNamed ? 2 : 1
  const nowAt = now === null ? null : minutesOf(now)
  return (
    <div className={classes.timeline} aria-hidden data-timeline>
      <div className={classes.axis}>
        {hours.slice(0, -1).map(
          (hour, place) =>
            place % step === 0 && (
              <Box key={hour} className={classes.hour} __vars={{ "--at": placeOf(hour * 60) }}>
                {hourWords(hour)}
              </Box>
            ),
        )}
      </div>
      {lanes.map(({ student_id, blocks, rows }, index) => {
        const student = students.find(({ id }) => id === student_id)
        return (
          <div key={student_id ?? "family"} className={classes.lane}>
            <span className={classes.who} title={student ? shortNameOf(student) : "Everyone"}>
              {student ? <ChildAvatar child={student} size={24} /> : <IconUsers size={20} stroke={1.5} />}
            </span>
            <Box
              className={classes.blocks}
              ref={index === 0 ? ref : undefined}
              __vars={{ "--rows": `${rows}`, "--step": `${(60 / minutes) * 100}%` }}
            >
              {nowAt !== null && nowAt > from * 60 && nowAt < to * 60 && (
                <Box className={classes.now} __vars={{ "--at": placeOf(nowAt) }} />
              )}
              {blocks.map((block) => (
                <Box
                  key={block.entry.key}
                  className={classes.block}
                  data-block
                  title={`${block.entry.title}, ${blockTime(block)}`}
                  data-past={(nowAt !== null && block.end <= nowAt) || undefined}
                  __vars={{
                    "--at": placeOf(block.start),
                    "--length": `${((block.end - block.start) / minutes) * 100}%`,
                    "--row": `${block.row}`,
                    "--subject": block.entry.subject?.color ?? eventColor,
                  }}
                >
                  {hasRoom(block) && block.entry.title}
                </Box>
              ))}
            </Box>
          </div>
        )
      })}
    </div>
  )
}

function blockTime({ entry }: Block): string {
  const start = entry.hours?.start
  return start ? clockWords(start.slice(11, 16)) : "since yesterday"
}

/** '9 AM'. */
function hourWords(hour: number): string {
  return clockWords(
    timeToDate(`${String(hour).padStart(2, "0")}:00`)
      .toISOString()
      .slice(11, 16),
  ).replace(":00", "")
}
