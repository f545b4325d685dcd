import type { LessonView } from "@hearthbook/api/work/lesson"
import { Grid, Group, Stack, Text, Title } from "@mantine/core"
import { useId, useState, type ReactNode } from "react"
import { ErrorSummary } from "../../../forms/form-messages.tsx"
import { ConflictResolver } from "../../../forms/conflict-resolver.tsx"
import { SubmitButton } from "../../../ui/inputs/submit-button.tsx"
import { useSave } from "../../../forms/use-save.ts"
import { useIsPrinting } from "../../../ui/hooks/use-is-printing.ts"
import { BasicsSection } from "./basics-section.tsx"
import { CoreSection } from "./core-section.tsx"
import { DraftStatus } from "./draft-status.tsx"
import type { LessonValues, WorkDraft } from "../shared/lesson-values.ts"
import { MaterialsSection } from "./materials-section.tsx"
import classes from "../shared/planner.module.css"
import { PrintedLesson } from "./printed-lesson.tsx"
import { QuickAddResource } from "./quick-add-resource.tsx"
import { ResourceLibrary } from "./resource-library.tsx"
import type { LessonPlan } from "./use-lesson-plan.ts"
import { WorkModal } from "./work-modal.tsx"

type Props = {
  plan: LessonPlan
  /** The lesson being edited, if it exists. */
  lesson?: LessonView
  /** Focuses the title when the user opened the form. */
  focused: boolean
  onSave: (values: LessonValues, version: number | undefined) => Promise<void>
  /** Buttons left of the primary button. */
  actions?: ReactNode
}
/** `at` is the index of the edited assignment; undefined for a new one. */
type Opened = { as: "work"; at?: number } | { as: "resource" }

/** The sections of a lesson plan with the resource library, saved together. */
export function LessonForm({ plan, lesson, focused, onSave, actions }: Props) {
  const { form, version, valuesOf, curricula, resources } = plan
  const fallback = "Failed to save lesson plan."
  const { saving, failure, choice, submit } = useSave({ form, fallback, version, valuesOf, onSave })
  const [opened, setOpened] = useState<Opened | null>(null)
  const formId = useId()
  const isPrinting = useIsPrinting()
  const { title, curriculum_id, resource_ids, assignments, planned_date } = form.values
  const curriculum = curricula.find(({ id }) => id === curriculum_id)
  const isUntitled = title.trim() === ""

  const attach = (id: string) => form.setFieldValue("resource_ids", [...form.getValues().resource_ids, id])
  const keepWork = (work: WorkDraft, at: number | undefined) => {
    const before = form.getValues().assignments
    form.setFieldValue("assignments", at === undefined ? [...before, work] : before.with(at, work))
  }

  return (
    <>
      {isPrinting && <PrintedLesson plan={plan} />}
      <Stack gap="lg" className="screen-only">
        {lesson && (
          <Title order={2} size="h4">
            Edit “{lesson.title}”
          </Title>
        )}
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <form id={formId} onSubmit={submit} noValidate>
              <Stack gap="lg">
                <BasicsSection plan={plan} focused={focused} />
                <CoreSection form={form} />
                <MaterialsSection
                  plan={plan}
                  lesson={lesson}
                  onAddWork={() => setOpened({ as: "work" })}
                  onEditWork={(at) => setOpened({ as: "work", at })}
                />
              </Stack>
            </form>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <ResourceLibrary
              resources={resources}
              curriculum={curriculum}
              attached={resource_ids}
              onAttach={attach}
              onQuickAdd={() => setOpened({ as: "resource" })}
            />
          </Grid.Col>
        </Grid>
        <ErrorSummary errors={form.errors} />
        <ConflictResolver failure={failure} choice={choice} />
        <Group justify="space-between" gap="md" className={classes.bar}>
          <DraftStatus isShown={plan.hasDraft} isOfSaved={lesson !== undefined} onClear={plan.clear} />
          <Group gap="sm" justify="flex-end" ml="auto">
            {isUntitled && (
              <Text size="sm" c="dimmed">
                A lesson needs a title.
              </Text>
            )}
            {actions}
            <SubmitButton form={formId} loading={saving} disabled={isUntitled}>
              Save Lesson Plan
            </SubmitButton>
          </Group>
        </Group>
        {opened?.as === "work" && (
          <WorkModal
            work={opened.at === undefined ? undefined : assignments[opened.at]}
            planned_date={plan.hasDay ? planned_date : ""}
            onKeep={(work) => keepWork(work, opened.at)}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.as === "resource" && (
          <QuickAddResource
            subject_id={curriculum?.subject_id ?? null}
            onAdded={attach}
            onClose={() => setOpened(null)}
          />
        )}
      </Stack>
    </>
  )
}
