import type { Day } from "@hearthbook/core/time/days"
import { Badge, Group, ScrollArea, Table } from "@mantine/core"
import { formatMonthDay, weekdayName } from "../../../lib/week-labels.ts"

/** A lesson that would be made, with its day if it has one. */
export type PreviewedLesson = { title: string; day: Day | null; position: number; pinned: boolean }

/** The lessons in order with their days. The ones on a fixed weekday are marked. */
export function SeriesList({ lessons }: { lessons: PreviewedLesson[] }) {
  return (
    <ScrollArea.Autosize mah={260} type="auto">
      <Table aria-label="Lessons" verticalSpacing={4}>
        <Table.Tbody>
          {lessons.map(({ title, day, position, pinned }) => (
            <Table.Tr key={position}>
              <Table.Td>
                <Group gap="xs" justify="space-between">
                  {title}
                  {pinned && (
                    <Badge variant="light" color="gray" flex="none">
                      Fixed day
                    </Badge>
                  )}
                </Group>
              </Table.Td>
              <Table.Td className="figures" style={{ width: "1%", whiteSpace: "nowrap" }}>
                {day ? `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}` : "No day"}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  )
}
