import { Select, type SelectProps } from "@mantine/core"
import { useMemo } from "react"
import { timeZoneOptions } from "./time-zones.ts"

type Props = Omit<SelectProps, "data"> & { /** The family's as it is now. */ current: string }

/** The family's time zone, found by typing a city. */
export function TimeZoneSelect({ current, ...props }: Props) {
  const data = useMemo(() => timeZoneOptions(current), [current])
  return (
    <Select
      label="Time zone"
      searchable
      allowDeselect={false}
      // Some 400 of them would come up for whoever only passes by with the keyboard.
      openOnFocus={false}
      nothingFoundMessage="No such time zone. Try a large city near you."
      {...props}
      data={data}
    />
  )
}
