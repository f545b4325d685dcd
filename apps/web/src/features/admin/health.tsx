import { Alert, Group, Text } from "@mantine/core"
import { IconHeartbeat, IconHeartBroken } from "@tabler/icons-react"
import { useQuery } from "@tanstack/react-query"
import { z } from "zod"

const health = z.object({
  status: z.string(),
  database: z.string(),
  driver: z.string(),
  migration: z.string().nullable(),
  version: z.string(),
})

/** What /api/health answers, as monitoring sees it too; in trouble it answers the same with 503. */
async function askHealth() {
  const response = await fetch("/api/health")
  return health.parse(await response.json())
}

/** Whether the server can do its work, and on what. */
export function Health() {
  const { data, isError } = useQuery({ queryKey: ["health"], queryFn: askHealth, staleTime: 30_000 })
  if (!data && !isError) return null
  const isWell = data?.status === "ok"
  const Icon = isWell ? IconHeartbeat : IconHeartBroken
  return (
    <Alert
      variant="light"
      color={isWell ? "green" : "red"}
      role={isWell ? "note" : "alert"}
      aria-label="Health"
      icon={<Icon stroke={1.5} />}
      title={isWell ? "The server is well" : "The server cannot do its work"}
    >
      {data ? (
        <Group gap="lg">
          <Text size="sm">Version {data.version}</Text>
          <Text size="sm">
            Database {data.database}, {data.driver}
          </Text>
          {data.migration && (
            <Text size="sm" style={{ overflowWrap: "anywhere" }}>
              Migration {data.migration}
            </Text>
          )}
        </Group>
      ) : (
        <Text size="sm">It did not say how it is.</Text>
      )}
    </Alert>
  )
}
