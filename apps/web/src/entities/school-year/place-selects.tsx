import { Select } from "@mantine/core"
import { countries, regionsOf } from "./places.ts"

type Props = {
  label?: string
  country: string
  /** Null for the whole country. */
  region: string | null
  onChange: (country: string, region: string | null) => void
}

/** Two fields of a grid for the place of public holidays: a country, and one of its regions where they are known. */
export function PlaceSelects({ label = "Country", country, region, onChange }: Props) {
  const regions = regionsOf(country)
  return (
    <>
      <Select
        label={label}
        data={countries}
        searchable
        openOnFocus={false}
        allowDeselect={false}
        value={country}
        onChange={(next) => next !== null && onChange(next, null)}
      />
      {regions.length > 0 && (
        <Select
          label="Region"
          placeholder="Whole country"
          data={regions}
          searchable
          clearable
          value={region}
          onChange={(next) => onChange(country, next)}
        />
      )}
    </>
  )
}
