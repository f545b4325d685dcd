import { Radio, Stack } from "@mantine/core"
import { Section } from "../../../ui/layout/section.tsx"

type Props<Value extends string> = {
  title: string
  choices: { value: Value; label: string; about: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few options with descriptions, saved when chosen. */
export function ChoiceCard<Value extends string>({ title, choices, value, onChange }: Props<Value>) {
  const choose = (text: string) => {
    const choice = choices.find((one) => one.value === text)
    if (choice && choice.value !== value) onChange(choice.value)
  }
  return (
    <Section title={title}>
      <Radio.Group value={value} onChange={choose} aria-label={title}>
        <Stack gap="md">
          {choices.map((choice) => (
            <Radio
              key={choice.value}
              value={choice.value}
              label={choice.label}
              description={choice.about}
              size="md"
              classNames={{ description: "figures" }}
              styles={{ description: { fontSize: "var(--mantine-font-size-sm)" } }}
            />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  )
}
