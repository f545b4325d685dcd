import { rollOverInput } from "@hearthbook/api/plan/roll-over"
import { Button, Stack } from "@mantine/core"
import { schemaResolver, useForm } from "@mantine/form"
import { Link, useLocation } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { useChangeUndo } from "../../entities/change/use-change-undo.ts"
import { yearPairOf, type YearPair } from "../../entities/school-year/next-year.ts"
import { useUnsavedChanges } from "../../forms/unsaved/unsaved-changes.ts"
import { useSave } from "../../forms/use-save.ts"
import { countOf } from "../../lib/format.ts"
import { settingsAt } from "../../lib/paths.ts"
import { curriculaIn } from "../../lib/record-paths.ts"
import { readError } from "../../lib/read-error.ts"
import { useToday } from "../../session/use-session.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { ChildrenSection } from "./children-section.tsx"
import { NextYearSummary } from "./next-year-summary.tsx"
import { suggestNextYear, toRollOverInput, type NextYearValues } from "./next-year-values.ts"
import classes from "./next-year.module.css"
import { useNextYearPreview } from "./use-next-year-preview.ts"
import { YearSection } from "./year-section.tsx"
import { YearSketch } from "../../entities/school-year/year-sketch.tsx"

/** The next year, if the family has a year that it can follow. */
export function NextYearBoard() {
  const [years] = trpc.schoolYears.list.useSuspenseQuery({})
  const today = useToday()
  const pair = yearPairOf(years, today)
  if (pair) return <NextYearForm pair={pair} />
  return (
    <Page title="Next year">
      <EmptyState
        title="No School Years Yet"
        text="The next year follows the one in progress. Add that one first."
        picture={<YearSketch />}
        action={
          <Button component={Link} href={settingsAt("school")}>
            Add a school year
          </Button>
        }
      />
    </Page>
  )
}

function NextYearForm({ pair }: { pair: YearPair }) {
  const [[students, curricula]] = trpc.useSuspenseQueries((ask) => [ask.students.list({}), ask.curriculum.list({})])
  const rollOver = trpc.schoolYears.rollOver.useMutation()
  const offerUndo = useChangeUndo()
  const [, navigate] = useLocation()
  const form = useForm<NextYearValues>({
    initialValues: suggestNextYear(pair, students, curricula),
    validate: (values) => schemaResolver(rollOverInput, { sync: true })(toRollOverInput(pair, values)),
  })
  const { saving, failure, submit } = useSave({
    form,
    fallback: "Failed to start the year.",
    closesOnSave: true,
    onSave: async (values) => {
      const { school_year, curricula: made, change_id } = await rollOver.mutateAsync(toRollOverInput(pair, values))
      const { academic_year } = school_year
      navigate(made.length > 0 ? curriculaIn(academic_year) : settingsAt("school"))
      offerUndo(change_id, `${academic_year} started with ${countOf(made.length, "course")}.`)
    },
  })
  useUnsavedChanges(() => !saving && form.isDirty())
  const preview = useNextYearPreview(toRollOverInput(pair, form.values), saving)
  const problems = preview.error ? readError(preview.error).fields : {}
  const { academic_year } = form.values
  return (
    <Page
      title={`Start ${academic_year}`}
      tabTitle="Next year"
      intro={`Everything goes on from ${pair.from.academic_year}, which stays as it is. Change what is different.`}
    >
      <form onSubmit={submit} noValidate className={classes.columns}>
        <Stack gap="lg">
          <YearSection form={form} pair={pair} problems={problems} />
          <ChildrenSection form={form} pair={pair} students={students} curricula={curricula} />
        </Stack>
        <div className={classes.beside}>
          <NextYearSummary
            academic_year={academic_year}
            answer={preview.data}
            error={preview.error}
            errors={form.errors}
            failure={failure}
            saving={saving}
          />
        </div>
      </form>
    </Page>
  )
}
