import { Select, type SelectProps } from "@mantine/core"
import { useMemo } from "react"
import { timeZoneOptions } from "./time-zones.ts"

type Props = Omit<SelectProps, "data"> & { /** The family's current time zone. */ current: string }

/** A select of time zones, searchable by city. */
export function TimeZoneSelect({ current, ...props }: Props) {
  const data = useMemo(() => timeZoneOptions(current), [current])
  return (
    <Select
      label="Time zone"
      searchable
      allowDeselect={false}
      // Opening on focus would show 400 options to keyboard users who only pass by.
      openOnFocus={false}
      nothingFoundMessage="No time zone found. Try a large city near you."
      {...props}
      data={data}
    />
  )
}
