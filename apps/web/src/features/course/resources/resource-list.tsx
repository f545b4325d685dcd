import type { ResourceSummary } from "@hearthbook/api/work/resource"
import { Stack, Text, Title } from "@mantine/core"
import type { ReactNode } from "react"
import { resourceLooks, ResourceTypeTile } from "../../../entities/resource/resource-type.tsx"
import { OutsideLink } from "../../../ui/layout/outside-link.tsx"
import classes from "../course-list.module.css"

/** A resource and what is said about it at the end of its row. */
type Row = { resource: ResourceSummary; use?: ReactNode }

/** Resources under a heading. Renders nothing if there are none. */
export function ResourceList({ title, rows }: { title: string; rows: Row[] }) {
  if (rows.length === 0) return null
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <ul className={classes.list}>
        {rows.map(({ resource: { id, title: name, resource_type, external_url }, use }) => (
          <li key={id} className={`${classes.row} ${classes.resource}`}>
            <ResourceTypeTile type={resource_type} size={32} />
            <div className={classes.title}>
              {external_url ? (
                <OutsideLink href={external_url} fw={600} lh={1.35}>
                  {name}
                </OutsideLink>
              ) : (
                <Text fw={600} lh={1.35}>
                  {name}
                </Text>
              )}
              <Text size="sm" c="dimmed">
                {resourceLooks[resource_type].word}
              </Text>
            </div>
            {use && <div className={classes.use}>{use}</div>}
          </li>
        ))}
      </ul>
    </Stack>
  )
}
