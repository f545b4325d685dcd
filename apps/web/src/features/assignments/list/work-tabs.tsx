import type { AssignmentCounts } from "@hearthbook/api/work/assignment"
import { Tabs, Text } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./work-tabs.module.css"

type Props = {
  counts: AssignmentCounts
  isGraded: boolean
  onGraded: (isGraded: boolean) => void
  /** The content of the open tab. */
  children: ReactNode
}

/** The tabs for open and for graded work, with their counts. */
export function WorkTabs({ counts, isGraded, onGraded, children }: Props) {
  const value = isGraded ? "graded" : "open"
  return (
    <Tabs variant="pills" value={value} onChange={(next) => onGraded(next === "graded")}>
      <Tabs.List mb="sm" aria-label="Assignments" className="screen-only">
        <Tab value="open" label="Open" count={counts.total - counts.graded} />
        <Tab value="graded" label="Graded" count={counts.graded} />
      </Tabs.List>
      {/* The other panel has no content, but its tab refers to it. */}
      {["open", "graded"].map((panel) => (
        <Tabs.Panel key={panel} value={panel}>
          {panel === value && children}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Tab({ value, label, count }: { value: string; label: string; count: number }) {
  return (
    <Tabs.Tab value={value}>
      {label}
      <Text span inherit className={`${classes.count} figures`}>
        {count.toLocaleString("en-US")}
      </Text>
    </Tabs.Tab>
  )
}
