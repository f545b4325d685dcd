import type { ResourceSummary } from "@hearthbook/api/work/resource"
import { Text } from "@mantine/core"
import { OutsideLink } from "../../ui/layout/outside-link.tsx"
import { resourceLooks, ResourceTypeTile } from "../../entities/resource/resource-type.tsx"
import classes from "./resource-links.module.css"

/** Resources for the work: links, or the names of books and materials. */
export function ResourceLinks({ resources }: { resources: ResourceSummary[] }) {
  if (resources.length === 0) return null
  return (
    <section aria-label="To help you">
      <Text size="sm" c="dimmed">
        To help you
      </Text>
      <ul className={classes.list}>
        {resources.map(({ id, title, resource_type, external_url }) => (
          <li key={id} className={classes.item}>
            <ResourceTypeTile type={resource_type} />
            <div className={classes.what}>
              {external_url ? (
                <OutsideLink href={external_url} fw={600} className={classes.link}>
                  {title}
                </OutsideLink>
              ) : (
                <Text fw={600}>{title}</Text>
              )}
              <Text size="sm" c="dimmed">
                {resourceLooks[resource_type].word}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
