import { Badge, Card, Group, Text, Title } from "@mantine/core"
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react"
import { useSuspenseQuery } from "@tanstack/react-query"
import { readHealth } from "./health.ts"
import { LabeledValue } from "../../ui/layout/labeled-value.tsx"

const drivers: Record<string, string> = { pglite: "Embedded (PGlite)", pg: "Postgres", neon: "Neon" }

/** The health of the server, and what it runs on. */
export function HealthCard() {
  const { data: health } = useSuspenseQuery({ queryKey: ["health"], queryFn: readHealth, staleTime: 30_000 })
  const isWell = health.status === "ok"
  return (
    <Card component="section" aria-label="Health">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          Health
        </Title>
        <Badge
          variant="light"
          color={isWell ? "green" : "error"}
          leftSection={isWell ? <IconCheck size={14} aria-hidden /> : <IconAlertTriangle size={14} aria-hidden />}
        >
          {isWell ? "Everything works" : "The database cannot be reached"}
        </Badge>
      </Group>
      <Group gap="xl">
        <LabeledValue label="Database">{drivers[health.driver] ?? health.driver}</LabeledValue>
        <LabeledValue label="Migration">
          <Text span inherit style={{ overflowWrap: "anywhere" }}>
            {health.migration ?? "none"}
          </Text>
        </LabeledValue>
        <LabeledValue label="Version">{health.version}</LabeledValue>
      </Group>
    </Card>
  )
}
