import { Alert, Loader, ScrollArea, Stack, Table, Text, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useDebouncedValue } from "@mantine/hooks"
import { IconAlertTriangle } from "@tabler/icons-react"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { trpc } from "../../../api/trpc.ts"
import { countOf, dayOf, withOwnDays } from "../../../lib/format.ts"
import { readError } from "../../../lib/read-error.ts"
import { formatFarDay, formatMonthDay, weekdayName } from "../../../lib/week-words.ts"
import { useToday } from "../../../session/use-session.ts"
import { SeriesCalendar } from "./series-calendar.tsx"
import { textProblem, toInput, type SeriesValues } from "./series-values.ts"

/** Milliseconds without a key after which the preview is asked for. */
const pause = 200
/** The most lessons that are listed; the others are counted. */
const listed = 400

/** The lessons as they will be made, with their days, and where they fall in the calendar. */
export function SeriesPreview({ form }: { form: UseFormReturnType<SeriesValues> }) {
  const today = useToday()
  const utils = trpc.useUtils()
  const [asked] = useDebouncedValue(form.values, pause)
  const isEmpty = asked.text.trim() === ""
  const problem = isEmpty ? null : textProblem(asked.text)
  const { data, error } = useQuery({
    queryKey: ["series-preview", asked],
    // Asked for again with each key, and never repeated: the next key asks anew.
    queryFn: ({ signal }) => utils.client.planning.series.mutate({ ...toInput(asked), preview: true }, { signal }),
    enabled: !isEmpty && problem === null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (isEmpty) return <Text c="dimmed">The lessons and their days appear here.</Text>
  if (problem) return <Text c="dimmed">{problem}</Text>
  if (error) return <Text c="dimmed">{withOwnDays(readError(error, "Failed to load the preview.").message)}</Text>
  if (!data) return <Loader size="sm" aria-label="Loading the preview" />
  const own = data.lessons.filter(({ curriculum_id }) => curriculum_id === data.lessons[0]?.curriculum_id)
  return (
    <Stack gap="sm" aria-live="polite">
      <Title order={3} size="h5" className="figures">
        {countOf(data.count, "lesson")}
        {data.last_date && `, the last on ${formatFarDay(dayOf(data.last_date), today)}`}
      </Title>
      {data.beyond_end > 0 && (
        <Alert color="amber" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />} p="xs">
          {countOf(data.beyond_end, "lesson")} would come after the end of the course.
        </Alert>
      )}
      {data.first_date && (
        <SeriesCalendar first={dayOf(data.first_date)} days={own.flatMap(({ planned_date }) => planned_date ?? [])} />
      )}
      <ScrollArea.Autosize mah={260} type="auto">
        <Table aria-label="Lessons" verticalSpacing={4}>
          <Table.Tbody>
            {own.slice(0, listed).map(({ title, planned_date, position }) => (
              <Table.Tr key={position}>
                <Table.Td>{title}</Table.Td>
                <Table.Td className="figures" style={{ width: "1%", whiteSpace: "nowrap" }}>
                  {planned_date ? dayWords(dayOf(planned_date)) : "No day"}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
    </Stack>
  )
}

function dayWords(day: string): string {
  return `${weekdayName(day).slice(0, 3)}, ${formatMonthDay(day)}`
}
