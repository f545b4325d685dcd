import type { LessonView } from "@hearthbook/api/work/lesson"
import { Button, Group, Stack, Text, Title } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Section } from "../../../ui/layout/section.tsx"
import { AttachedResources } from "./attached-resources.tsx"
import { NewWork } from "./new-work.tsx"
import { AssignedWork } from "./assigned-work.tsx"
import type { LessonPlan } from "./use-lesson-plan.ts"

type Props = {
  plan: LessonPlan
  lesson?: LessonView
  onAddWork: () => void
  onEditWork: (at: number) => void
}

/** The lesson's resources, and the assignments set with it. */
export function MaterialsSection({ plan: { form, resources }, lesson, onAddWork, onEditWork }: Props) {
  const { resource_ids, assignments, curriculum_id } = form.values
  const isSettable = curriculum_id !== ""
  const set = lesson?.assignments ?? []
  return (
    <Section title="Materials & Assignments">
      <Stack gap="xl">
        <Stack gap="sm" role="group" aria-label="Attached resources" data-path="lesson-resource_ids">
          <Title order={3} size="h5">
            Attached resources ({resource_ids.length})
          </Title>
          {resource_ids.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing attached yet. Attach what you need from the Resource Library.
            </Text>
          ) : (
            <AttachedResources
              attached={resource_ids.flatMap((id) => resources.find((resource) => resource.id === id) ?? [])}
              onChange={(ids) => form.setFieldValue("resource_ids", ids)}
            />
          )}
          {form.errors.resource_ids && <Wrong>{form.errors.resource_ids}</Wrong>}
        </Stack>
        <Stack gap="sm" role="group" aria-label="Assignments" data-path="lesson-assignments">
          <Group justify="space-between" gap="sm">
            <Title order={3} size="h5">
              Assignments ({set.length + assignments.length})
            </Title>
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={18} stroke={1.5} />}
              disabled={!isSettable}
              onClick={onAddWork}
            >
              Add Assignment
            </Button>
          </Group>
          {set.length + assignments.length === 0 && (
            <Text size="sm" c="dimmed">
              {isSettable
                ? "No assignments with this lesson yet."
                : "Choose a curriculum first. Then you can add assignments."}
            </Text>
          )}
          {set.length > 0 && <AssignedWork assignments={set} />}
          {assignments.length > 0 && (
            <NewWork
              assignments={assignments}
              onEdit={onEditWork}
              onRemove={(at) => form.setFieldValue("assignments", assignments.toSpliced(at, 1))}
            />
          )}
          {form.errors.assignments && <Wrong>{form.errors.assignments}</Wrong>}
        </Stack>
      </Stack>
    </Section>
  )
}

function Wrong({ children }: { children: React.ReactNode }) {
  return (
    <Text size="sm" c="var(--mantine-color-error)">
      {children}
    </Text>
  )
}
