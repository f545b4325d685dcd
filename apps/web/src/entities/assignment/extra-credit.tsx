import { Text } from "@mantine/core"

/** The quiet words beside work whose points are added without being possible. */
export function ExtraCredit() {
  return (
    <Text span size="xs" c="dimmed" style={{ whiteSpace: "nowrap" }}>
      extra credit
    </Text>
  )
}
