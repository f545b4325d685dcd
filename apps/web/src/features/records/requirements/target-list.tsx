import type { PaceView, RequirementView } from "@hearthbook/api/records/requirement"
import { Badge, Group, Text } from "@mantine/core"
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react"
import { paceLine } from "../../../entities/requirement/pace-line.ts"
import { useToday } from "../../../session/use-session.ts"
import classes from "./target-list.module.css"

type Target = RequirementView["targets"][number]
type Props = { targets: Target[]; pace: PaceView[] }

/** Each number that is asked, with what is done of it. Only days and hours are counted. */
export function TargetList({ targets, pace }: Props) {
  if (targets.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No minimum days or hours. Yours are counted below.
      </Text>
    )
  }
  return (
    <ul className={classes.list}>
      {targets.map((target) => (
        <li key={target.id}>
          <TargetRow target={target} pace={pace.find(({ target_id }) => target_id === target.id)} />
        </li>
      ))}
    </ul>
  )
}

function TargetRow({ target, pace }: { target: Target; pace: PaceView | undefined }) {
  const today = useToday()
  const { label, changed, pack_min, measure, binding } = target
  const note = binding === "required" ? "" : binding === "recommended" ? "recommended" : "for comparison"
  return (
    <>
      <Group gap="xs">
        <Text fw={600}>{label}</Text>
        {changed && (
          <Badge variant="light" size="sm" tt="none">
            {pack_min === null ? "Yours" : `Yours, the state’s is ${pack_min} ${measure}`}
          </Badge>
        )}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Group>
      {pace === undefined || pace.done === null ? (
        <Text size="sm" c="dimmed">
          {measure === "months" || measure === "units" ? `Hearthbook does not count ${measure}.` : null}
        </Text>
      ) : (
        <>
          <Bar done={pace.done} needed={pace.needed} expected={pace.expected_by_today ?? 0} />
          <Text size="sm" className={classes.words} data-state={pace.state ?? undefined}>
            {pace.state === "met" && <IconCheck size={16} stroke={2} aria-hidden />}
            {isLate(pace.state) && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
            <span>
              {paceLine(pace, today)}
              {pace.state === "behind" && " · behind"}
              {pace.state === "out_of_reach" && " · out of reach"}
            </span>
          </Text>
        </>
      )}
    </>
  )
}

/** The line is a picture of the words below it, so screen readers skip it. */
function Bar({ done, needed, expected }: { done: number; needed: number; expected: number }) {
  const share = (value: number) => `${Math.min(100, Math.max(0, (value / needed) * 100))}%`
  return (
    <div className={classes.bar} aria-hidden>
      <div className={classes.done} style={{ width: share(done) }} />
      <div className={classes.expected} style={{ insetInlineStart: share(expected) }} />
    </div>
  )
}

function isLate(state: PaceView["state"]): boolean {
  return state === "behind" || state === "out_of_reach"
}
