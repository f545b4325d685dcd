import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LoopView } from "@hearthbook/api/plan/loop"
import type { StudentSummary } from "@hearthbook/api/family/student"
import { Button, Group, Paper, Text, Title } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { EditLoopModal, NewLoopModal } from "./loop-modals.tsx"
import { LoopRow } from "./loop-row.tsx"
import classes from "./loops.module.css"
import { LoopsSketch } from "./loops-sketch.tsx"

type Props = {
  curricula: CurriculumView[]
  students: StudentSummary[]
  /** The child that the page shows, or null for all. */
  chosen: StudentSummary | null
}

/** The loops of the children shown. Hidden while no child has two courses, which a loop needs. */
export function LoopsSection(props: Props) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load loops.">
      <Loops {...props} />
    </QueryBoundary>
  )
}

function Loops({ curricula, students, chosen }: Props) {
  const [loops] = trpc.loops.list.useSuspenseQuery({})
  const [opened, setOpened] = useState<"new" | LoopView | null>(null)
  const able = students.filter(({ id }) => curricula.filter(({ student_id }) => student_id === id).length > 1)
  const offered = able.filter(({ id }) => !chosen || id === chosen.id)
  const shown = loops.filter(({ student_id }) => !chosen || student_id === chosen.id)
  if (offered.length === 0 && shown.length === 0) return null
  return (
    <Paper component="section" withBorder shadow="sm" p="md" aria-label="Loops">
      <Group justify="space-between" gap="sm" align="flex-start">
        <div style={{ flex: "1 1 260px" }}>
          <Title order={2} size="h4">
            Loops
          </Title>
          <Text c="dimmed" mt={4}>
            In a loop, courses take turns: each day the next one is done, and after a missed day you simply go on.
          </Text>
        </div>
        {offered.length > 0 && (
          <Button
            variant="default"
            flex="none"
            className="screen-only"
            leftSection={<IconPlus size={18} stroke={2} />}
            onClick={() => setOpened("new")}
          >
            Make a loop
          </Button>
        )}
      </Group>
      {shown.length === 0 ? (
        <Group mt="sm">
          <LoopsSketch />
        </Group>
      ) : (
        <ul className={classes.loops}>
          {shown.map((loop) => (
            <LoopRow key={loop.id} loop={loop} curricula={curricula} onEdit={() => setOpened(loop)} />
          ))}
        </ul>
      )}
      {opened === "new" && (
        <NewLoopModal
          students={offered}
          student={offered.length === 1 ? offered[0] : undefined}
          curricula={curricula}
          loops={loops}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && opened !== "new" && (
        <EditLoopModal loop={opened} curricula={curricula} loops={loops} onClose={() => setOpened(null)} />
      )}
    </Paper>
  )
}
