import { CloseButton, TextInput } from "@mantine/core"
import { IconSearch } from "@tabler/icons-react"

type Props = { label: string; value: string; onChange: (text: string) => void }

/** Narrows what is on the page as one types. */
export function SearchBox({ label, value, onChange }: Props) {
  return (
    <TextInput
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      maw={360}
      style={{ flex: "0 1 320px" }}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={value && <CloseButton aria-label="Clear search" onClick={() => onChange("")} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
