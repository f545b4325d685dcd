import { Box } from "@mantine/core"
import type { ReactNode } from "react"
import classes from "./day-ring.module.css"

type Props = { done: number; total: number; color: string; size: number; children: ReactNode }

/** A ring that closes with the day, around a child's avatar. The count beside it says the same. */
export function DayRing({ done, total, color, size, children }: Props) {
  const radius = size / 2 - 1.5
  const length = 2 * Math.PI * radius
  const part = total === 0 ? 0 : done / total
  return (
    <Box className={classes.ring} __vars={{ "--size": `${size}px` }} aria-hidden>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <circle className={classes.track} cx={size / 2} cy={size / 2} r={radius} />
        <circle
          className={classes.part}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          stroke={color}
          strokeDasharray={`${part * length} ${length}`}
          transform={`rotate(-90 ${size / 2} ${size / 2})`}
        />
      </svg>
      {children}
    </Box>
  )
}
