import type { ResourceView } from "@hearthbook/api/work/resource"
import { Button, Text, VisuallyHidden } from "@mantine/core"
import { useRef, useState } from "react"
import { resourceLooks, ResourceTypeTile } from "../../../entities/resource/resource-type.tsx"
import row from "../../../ui/layout/row.module.css"
import classes from "../shared/planner.module.css"

type Props = {
  resources: ResourceView[]
  onAttach: (id: string) => void
  /** Called when the last resource is attached, to move focus elsewhere. */
  onEmptied: () => void
}

export function LibraryShelf({ resources, onAttach, onEmptied }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [announcement, setAnnouncement] = useState("")

  // The attached resource's row disappears, so focus moves to the next row.
  const attach = ({ id, title }: ResourceView, at: number) => {
    onAttach(id)
    setAnnouncement(`${title} attached.`)
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll("button") ?? [])]
      const next = buttons[at] ?? buttons.at(-1)
      if (next) next.focus()
      else onEmptied()
    })
  }

  return (
    <div className={classes.shelf}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <ul ref={list} className={classes.list} aria-label="Resources not attached yet">
        {resources.map((resource, at) => (
          <li key={resource.id} className={row.row}>
            <ResourceTypeTile type={resource.resource_type} size={36} />
            <div className={classes.about}>
              <Text size="sm" fw={600} lh={1.35} lineClamp={3} style={{ overflowWrap: "anywhere" }}>
                {resource.title}
              </Text>
              <Text size="sm" c="dimmed">
                {resourceLooks[resource.resource_type].word}
              </Text>
            </div>
            <Button
              size="compact-sm"
              variant="light"
              aria-label={`Attach ${resource.title}`}
              onClick={() => attach(resource, at)}
            >
              Attach
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
