import type { ResourceView } from "@hearthbook/api/work/resource"
import { ActionIcon, Group, Text } from "@mantine/core"
import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react"
import { useRef } from "react"
import { OutsideLink } from "../../../ui/layout/outside-link.tsx"
import { keepFocusOnPage } from "../../../ui/focus/focus-return.ts"
import { resourceLooks, ResourceTypeTile } from "../../../entities/resource/resource-type.tsx"
import row from "../../../ui/layout/row.module.css"
import classes from "../shared/planner.module.css"

type Props = { attached: ResourceView[]; onChange: (ids: string[]) => void }

/** The lesson's resources in the order of use. Arrows move a resource, and focus moves with it. */
export function AttachedResources({ attached, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const ids = attached.map(({ id }) => id)

  const move = (at: number, to: number) => {
    const { [at]: one, [to]: other } = ids
    if (one === undefined || other === undefined) return
    onChange(ids.with(at, other).with(to, one))
    // At either end, the pressed arrow is disabled, so focus moves to the other one.
    const direction = to === 0 ? "down" : to === ids.length - 1 ? "up" : to < at ? "up" : "down"
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-resource="${one}"] [data-direction="${direction}"]`)?.focus(),
    )
  }
  const remove = (id: string) => {
    onChange(ids.filter((other) => other !== id))
    keepFocusOnPage()
  }

  return (
    <ol ref={list} className={classes.list} aria-label="Attached resources">
      {attached.map(({ id, title, resource_type, external_url }, at) => (
        <li key={id} className={row.row} data-resource={id}>
          <ResourceTypeTile type={resource_type} size={36} />
          <div className={row.text}>
            {external_url ? (
              <OutsideLink href={external_url}>{title}</OutsideLink>
            ) : (
              <Text style={{ overflowWrap: "anywhere" }}>{title}</Text>
            )}
            <Text size="sm" c="dimmed">
              {resourceLooks[resource_type].word}
            </Text>
          </div>
          <Group gap={0} wrap="nowrap" ml="auto">
            <Action label={`Move ${title} up`} direction="up" disabled={at === 0} onClick={() => move(at, at - 1)}>
              <IconArrowUp size={18} stroke={1.5} />
            </Action>
            <Action
              label={`Move ${title} down`}
              direction="down"
              disabled={at === ids.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <IconArrowDown size={18} stroke={1.5} />
            </Action>
            <Action label={`Remove ${title}`} onClick={() => remove(id)}>
              <IconX size={18} stroke={1.5} />
            </Action>
          </Group>
        </li>
      ))}
    </ol>
  )
}

type ActionProps = {
  label: string
  direction?: "up" | "down"
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

function Action({ label, direction, ...rest }: ActionProps) {
  return (
    <ActionIcon
      className={classes.action}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      data-direction={direction}
      {...rest}
    />
  )
}
