import { Radio, Stack } from "@mantine/core"

type Props = { value: boolean; onChange: (isTogether: boolean) => void }

/** Asks if siblings who get the same lessons do them separately or together. Separately unless somebody says otherwise. */
export function HowTogether({ value, onChange }: Props) {
  return (
    <Radio.Group
      label="How they do them"
      value={value ? "together" : "separate"}
      onChange={(choice) => onChange(choice === "together")}
    >
      <Stack gap={6} mt={6}>
        <Radio value="separate" label="Same lessons, done separately" />
        <Radio value="together" label="Done together, one tick" />
      </Stack>
    </Radio.Group>
  )
}
