import { Chip, Group, Paper, Text, Title } from "@mantine/core"
import classes from "../welcome.module.css"
import type { SharedSubject } from "../setup-form/learners.ts"

type Props = { shared: SharedSubject[]; onChange: (name: string, isTogether: boolean) => void }

/** The subjects that several children have. What is ticked is one class for all of them, at one time. */
export function Together({ shared, onChange }: Props) {
  return (
    <Paper component="section" withBorder p="md" aria-label="Learned together">
      <Title order={2} size="h4">
        Learned together?
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        One class at one time for everyone who has it.
      </Text>
      <Group gap={8} role="group" aria-label="Learned together">
        {shared.map(({ name, is_together }) => (
          <Chip
            key={name}
            size="sm"
            radius="xl"
            classNames={{ label: classes.tap ?? "" }}
            checked={is_together}
            onChange={(next) => onChange(name, next)}
          >
            {name}
          </Chip>
        ))}
      </Group>
    </Paper>
  )
}
