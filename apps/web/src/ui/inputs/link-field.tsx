import { completeLink } from "@hearthbook/core/fields/web-link"
import { TextInput, type TextInputProps } from "@mantine/core"
import { useUncontrolled } from "@mantine/hooks"

type Props = Omit<TextInputProps, "type" | "value" | "defaultValue" | "onChange"> & {
  value?: string | null
  defaultValue?: string | null
  onChange?: (link: string) => void
}

/** A field for a link. On leaving it, 'abeka.com' becomes 'https://abeka.com', as the server would save it. */
export function LinkField({ value, defaultValue, onChange, onBlur, ...props }: Props) {
  const [link, setLink] = useUncontrolled({
    value: value ?? undefined,
    defaultValue: defaultValue ?? undefined,
    finalValue: "",
    onChange,
  })
  return (
    <TextInput
      placeholder="https://"
      autoComplete="off"
      {...props}
      type="url"
      inputMode="url"
      value={link}
      onChange={(event) => setLink(event.currentTarget.value)}
      onBlur={(event) => {
        const completed = completeLink(link.trim())
        if (completed !== link) setLink(completed)
        onBlur?.(event)
      }}
    />
  )
}
