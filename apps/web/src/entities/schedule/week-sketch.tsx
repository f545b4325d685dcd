import { SketchWeek } from "../../ui/feedback/sketch/sketch-week.tsx"

type Days = Parameters<typeof SketchWeek>[0]["days"]

const days: Days = [
  [
    ["Math", "blue"],
    ["Reading", "violet"],
    ["Science", "green"],
  ],
  [
    ["Math", "blue"],
    ["Writing", "hearth"],
  ],
  [
    ["Math", "blue"],
    ["Reading", "violet"],
    ["Art", "amber"],
  ],
  [
    ["Math", "blue"],
    ["Writing", "hearth"],
    ["Science", "green"],
  ],
  [
    ["Reading", "violet"],
    ["Piano", "red"],
  ],
]

/** A week of classes in their subjects' colors; `isLong` as in a calendar. */
export function WeekSketch({ isLong }: { isLong?: boolean }) {
  return <SketchWeek days={days} isLong={isLong} />
}
