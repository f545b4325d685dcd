import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Group, Text, Title } from "@mantine/core"
import { useId } from "react"
import cards from "../work-card.module.css"
import { WorkCard } from "./work-card.tsx"
import type { WorkGroup } from "./work-groups.ts"

type Props = {
  group: WorkGroup
  works: AssignmentView[]
  /** True if there is more than is loaded. */
  isMore?: boolean
  from: string | null
  opened: ReadonlySet<WorkGroup>
  isOpen?: boolean
  onOpen: (group: WorkGroup) => void
}

const titles: Record<WorkGroup, string> = {
  late: "Let’s catch up",
  today: "Today",
  week: "This week",
  later: "Later",
}

/** Cards of a group before 'Show more'. Late work is few enough not to discourage. */
const first: Record<WorkGroup, number> = { late: 3, today: 6, week: 6, later: 0 }

/** Work of a group, with its first cards until the group is opened. Renders nothing if the group is empty. */
export function WorkGroupSection({ group, works, isMore = false, from, opened, onOpen, isOpen }: Props) {
  const heading = useId()
  if (works.length === 0 && !isMore) return null
  const most = (isOpen ?? opened.has(group)) || works.some(({ id }, at) => id === from && at >= first[group])
  const shown = most ? works : works.slice(0, first[group])
  return (
    <section aria-labelledby={heading} className={cards.group}>
      <Group gap="xs" align="baseline">
        <Title order={2} size="h4" id={heading}>
          {titles[group]}
        </Title>
        <Text span c="dimmed" className="figures">
          {isMore ? `${works.length}+` : works.length}
        </Text>
      </Group>
      {shown.length > 0 && (
        <ul className={cards.list}>
          {shown.map((assignment) => (
            <li key={assignment.id} className={cards.item}>
              <WorkCard assignment={assignment} focused={assignment.id === from} group={group} />
            </li>
          ))}
        </ul>
      )}
      {!most && (shown.length < works.length || isMore) && (
        <Button
          variant="default"
          h={44}
          className={cards.more}
          aria-label={`Show more of ${titles[group]}`}
          onClick={() => onOpen(group)}
        >
          Show more
        </Button>
      )}
    </section>
  )
}
