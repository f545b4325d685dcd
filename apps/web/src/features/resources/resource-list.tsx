import type { ResourceView } from "@hearthbook/api/work/resource"
import { Button, Group, Stack, Text, Title } from "@mantine/core"
import { trpc } from "../../api/trpc.ts"
import { SetUpFirst } from "../../entities/student/no-students-yet.tsx"
import { countOf } from "../../lib/format.ts"
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts"
import { ShowAllButton, useFirstItems } from "../../ui/layout/first-items.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ResourceFilterBar } from "./resource-filter-bar.tsx"
import { ResourceRow } from "./resource-row.tsx"
import { useResourceFilters } from "./use-resource-filters.ts"
import { ResourcesSketch } from "../../entities/resource/resources-sketch.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Props = {
  /** All resources of the family. */
  resources: ResourceView[]
  edited: ResourceView | null
  onEdit: (resource: ResourceView) => void
}

/** 'Existing Resources (n)', filtered by text, type and subject. */
export function ResourceList({ resources, edited, onEdit }: Props) {
  const filters = useResourceFilters()
  const [found] = trpc.resources.list.useSuspenseQuery(filters.filter)
  const list = useFirstItems(found, useIsPhone() ? 8 : 18)
  if (resources.length === 0) {
    return (
      <EmptyState
        title="No resources yet"
        text="No resources created yet. Use the form to add one."
        picture={<ResourcesSketch />}
        action={
          <>
            <SetUpFirst />
            <ImportLink kind="books" />
          </>
        }
      />
    )
  }
  return (
    <Stack gap="md" component="section" aria-labelledby="existing-resources">
      <Title order={2} size="h4" id="existing-resources">
        Existing Resources ({resources.length})
      </Title>
      <ResourceFilterBar filters={filters} />
      {filters.isNarrowed && found.length > 0 && (
        <Group gap="xs" justify="space-between">
          <Text size="sm" c="dimmed" className="figures" role="status">
            {countOf(found.length, "resource")} found
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={filters.clear}>
            Clear filters
          </Button>
        </Group>
      )}
      {found.length === 0 && (
        <NothingFound title="No Resources Found" text="No resources match your filters." onClear={filters.clear} />
      )}
      <Stack gap="xs">
        {list.shown.map((resource) => (
          <ResourceRow
            key={resource.id}
            resource={resource}
            isEdited={edited?.id === resource.id}
            onEdit={() => onEdit(resource)}
          />
        ))}
      </Stack>
      <ShowAllButton list={list} all={countOf(found.length, "resource")} />
    </Stack>
  )
}
