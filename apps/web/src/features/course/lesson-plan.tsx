import type { CurriculumView } from "@hearthbook/api/schemas/curriculum"
import type { LessonView } from "@hearthbook/api/schemas/lesson"
import { Anchor, Group, Title } from "@mantine/core"
import { useState } from "react"
import { canBeMoved } from "../../entities/lesson/select/can-be-moved.ts"
import { SelectionBar } from "../../entities/lesson/select/selection-bar.tsx"
import { useSelection } from "../../entities/lesson/select/use-selection.ts"
import { MoveDialog } from "../../entities/lesson/move/move-dialog.tsx"
import type { MoveScope, OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import { countOf } from "../../lib/format.ts"
import { useRowWindow } from "../../ui/hooks/use-row-window.ts"
import { LessonItem } from "./lesson-item.tsx"
import classes from "./lesson-plan.module.css"

type Props = { curriculum: CurriculumView; lessons: LessonView[] }
type Move = { kind: OfferedMove; scope: MoveScope }

const none: ReadonlySet<string> = new Set()

/** The lessons of a course in order. Selected ones are moved together. */
export function LessonPlan({ curriculum, lessons }: Props) {
  const ids = lessons.map(({ id }) => id)
  const { rows, listProps, rowProps } = useRowWindow(ids, none)
  const open = lessons.filter(canBeMoved)
  const selection = useSelection(open.map(({ id }) => id))
  const [move, setMove] = useState<Move | null>(null)
  const isAllSelected = open.length > 0 && open.every(({ id }) => selection.has(id))
  return (
    <section aria-label="Plan">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {countOf(lessons.length, "lesson")}
        </Title>
        <Anchor
          component="button"
          type="button"
          size="sm"
          fw={600}
          className="screen-only"
          onClick={() => (isAllSelected ? selection.clear() : selection.choose(open.map(({ id }) => id)))}
        >
          {isAllSelected ? "Clear selection" : "Select all that are left"}
        </Anchor>
      </Group>
      <ul className={classes.list} {...listProps}>
        {rows.map((row) => {
          const lesson = lessons[row.index]
          if (!lesson) return null
          return (
            <li key={lesson.id} className={classes.row} {...rowProps(row)}>
              <LessonItem
                lesson={lesson}
                number={row.index + 1}
                selection={selection}
                onMove={(kind) => setMove({ kind, scope: { lesson_ids: [lesson.id] } })}
                onMoveFrom={(kind) => setMove({ kind, scope: { curriculum_id: curriculum.id, from: lesson.id } })}
              />
            </li>
          )
        })}
      </ul>
      <SelectionBar selection={selection} />
      {move && <MoveDialog {...move} onMoved={selection.clear} onClose={() => setMove(null)} />}
    </section>
  )
}
