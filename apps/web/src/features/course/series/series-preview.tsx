import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SeriesView } from "@hearthbook/api/work/series"
import { Loader, Stack, Text, Title } from "@mantine/core"
import type { UseFormReturnType } from "@mantine/form"
import { useState } from "react"
import { countOf, dayOf, withOwnDays } from "../../../lib/format.ts"
import { formatFarDay } from "../../../lib/week-labels.ts"
import { useToday } from "../../../session/use-session.ts"
import { OverrunChoices } from "./overrun-choices.tsx"
import { SeriesCalendar } from "./series-calendar.tsx"
import { SeriesList } from "./series-list.tsx"
import type { SeriesValues } from "./series-values.ts"
import { useSeriesPreview } from "./use-series-preview.ts"

type Props = {
  form: UseFormReturnType<SeriesValues>
  curriculum: CurriculumView
  /** True once they are being made. */
  isMade: boolean
}

/** The lessons as they will be made: what to do with those after the course's end, a calendar, and a list with their days. */
export function SeriesPreview({ form, curriculum, isMade }: Props) {
  const preview = useSeriesPreview(form.values, isMade)
  const [isPickingDays, setPickingDays] = useState(false)
  const refused = preview.kind === "refused" ? preview.error : null
  const neverMeets = refused?.fields["curriculum_ids"] !== undefined
  const series = preview.kind === "made" ? preview.series : null
  const isOver = (series !== null && series.beyond_end > 0) || form.values.overrun !== "extend"
  const offersChoices = (series ?? refused) !== null && (isOver || isPickingDays || neverMeets)
  return (
    <Stack gap="sm">
      <PreviewStatus preview={preview} />
      {offersChoices && (
        <OverrunChoices
          form={form}
          curriculum={curriculum}
          series={series}
          isPickingDays={isPickingDays || neverMeets}
          onPickDays={setPickingDays}
        />
      )}
      {series && <Lessons series={series} curriculum={curriculum} />}
    </Stack>
  )
}

/** The number of lessons and the last day, or what is missing or wrong. Screen readers read it when it changes. */
function PreviewStatus({ preview }: { preview: ReturnType<typeof useSeriesPreview> }) {
  const today = useToday()
  if (preview.kind === "loading") return <Loader size="sm" aria-label="Loading the preview" />
  if (preview.kind === "made") {
    const { count, last_date } = preview.series
    return (
      <Title order={3} size="h5" className="figures" aria-live="polite">
        {countOf(count, "lesson")}
        {last_date && `, the last on ${formatFarDay(dayOf(last_date), today)}`}
      </Title>
    )
  }
  return (
    <Text c="dimmed" aria-live="polite">
      {preview.kind === "problem" && preview.message}
      {preview.kind === "refused" && withOwnDays(preview.error.message)}
      {preview.kind === "empty" && "The lessons and their days appear here."}
    </Text>
  )
}

/** The lessons of one course. Siblings who learn together have the same ones. */
function Lessons({ series, curriculum }: { series: SeriesView; curriculum: CurriculumView }) {
  const own = series.lessons.filter(({ curriculum_id }) => curriculum_id === curriculum.id)
  const lessons = own.map(({ planned_date, ...lesson }) => ({ ...lesson, day: planned_date && dayOf(planned_date) }))
  return (
    <>
      <SeriesCalendar lessons={lessons} end={dayOf(curriculum.forecast.target_date)} of={curriculum.student_id} />
      <SeriesList lessons={lessons} />
    </>
  )
}
