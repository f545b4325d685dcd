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
      maxDropdownHeight={280}
      nothingFoundMessage="No such time zone. Try a large city near you."
      {...props}
      data={data}
    />
  )
}
