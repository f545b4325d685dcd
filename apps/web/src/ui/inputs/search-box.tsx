import { CloseButton, TextInput } from "@mantine/core"
import { useMergedRef } from "@mantine/hooks"
import { IconSearch } from "@tabler/icons-react"
import { useRef, type Ref } from "react"

type Props = {
  label: string
  /** A shorter text, if the label does not fit into the field. */
  placeholder?: string
  value: string
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A search field that filters the page while typing. */
export function SearchBox({ label, placeholder = label, value, onChange, ref }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    // The clear button disappears with the text.
    input.current?.focus()
    onChange("")
  }
  return (
    <TextInput
      ref={useMergedRef(input, ref)}
      type="text"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      maw={360}
      style={{ flex: "0 1 320px" }}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={value && <CloseButton aria-label="Clear search" onClick={clear} />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
