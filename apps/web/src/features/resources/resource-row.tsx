import type { ResourceView } from "@hearthbook/api/work/resource"
import { ActionIcon, Card, Group, Text } from "@mantine/core"
import { IconPencil, IconTrash } from "@tabler/icons-react"
import { countOf } from "../../lib/format.ts"
import { trpc } from "../../api/trpc.ts"
import { confirmDelete } from "../../forms/confirm-delete.tsx"
import { OutsideLink } from "../../ui/layout/outside-link.tsx"
import { resourceLooks, ResourceTypeTile } from "../../entities/resource/resource-type.tsx"
import { shortTitle } from "../../lib/short-title.ts"
import { SubjectBadge } from "../../entities/subject/subject-badge.tsx"
import classes from "./resource-row.module.css"

type Props = { resource: ResourceView; isEdited: boolean; onEdit: () => void }

export function ResourceRow({ resource, isEdited, onEdit }: Props) {
  const remove = trpc.resources.delete.useMutation()
  const { id, title, description, resource_type, external_url, subject, provider, lesson_count } = resource
  const facts = [
    resourceLooks[resource_type].word,
    ...(provider ? [provider.name] : []),
    ...(lesson_count > 0 ? [`in ${countOf(lesson_count, "lesson")}`] : []),
    ...(isEdited ? ["being edited"] : []),
  ]

  const askToDelete = () =>
    confirmDelete({
      name: shortTitle(title, 32),
      question: "Are you sure you want to delete this resource?",
      consequence:
        lesson_count > 0
          ? `It is attached to ${countOf(lesson_count, "lesson")}. ${lesson_count === 1 ? "That lesson stays" : "Those lessons stay"}, without it.`
          : undefined,
      fallback: "Failed to delete resource.",
      remove: () => remove.mutateAsync({ id }),
    })

  return (
    <Card component="article" aria-label={title} padding="sm" aria-current={isEdited || undefined}>
      <div className={classes.row}>
        <div className={classes.tile}>
          <ResourceTypeTile type={resource_type} size={40} />
        </div>
        <div className={classes.title}>
          {external_url ? (
            <OutsideLink href={external_url} fw={600} lh={1.35}>
              {title}
            </OutsideLink>
          ) : (
            <Text fw={600} lh={1.35}>
              {title}
            </Text>
          )}
        </div>
        <div className={classes.about}>
          {description && (
            <Text size="sm" c="dimmed" lineClamp={2}>
              {description}
            </Text>
          )}
          <Group gap="2px 12px" c="dimmed">
            {subject && <SubjectBadge subject={subject} />}
            <Text span size="sm" className="figures" style={{ overflowWrap: "anywhere" }}>
              {facts.join(" · ")}
            </Text>
          </Group>
        </div>
        <div className={classes.actions}>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Edit ${title}`} onClick={onEdit}>
            <IconPencil size={20} stroke={1.5} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Delete ${title}`} onClick={askToDelete}>
            <IconTrash size={20} stroke={1.5} />
          </ActionIcon>
        </div>
      </div>
    </Card>
  )
}
