import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { LessonView } from "@hearthbook/api/work/lesson"
import { Anchor, Box, Button, Group, Title } from "@mantine/core"
import { useCallbackRef } from "@mantine/hooks"
import { useMemo, useState } from "react"
import { canBeMoved } from "../../entities/lesson/select/can-be-moved.ts"
import { SelectionBar } from "../../entities/lesson/select/selection-bar.tsx"
import { useSelection } from "../../entities/lesson/select/use-selection.ts"
import { DoneOnModal } from "../../entities/lesson/change/done-on-modal.tsx"
import { MoveFixedModal } from "../../entities/lesson/change/move-fixed-modal.tsx"
import { MoveDialog } from "../../entities/lesson/move/move-dialog.tsx"
import { catchUp, type MoveAction, type MoveRange, type OfferedMove } from "../../entities/lesson/move/move-actions.ts"
import { countOf } from "../../lib/format.ts"
import { useToday } from "../../session/use-session.ts"
import { openMenuByKey } from "../../ui/menus/row-menu.tsx"
import { useRowWindow } from "../../ui/hooks/use-row-window.ts"
import { useReorder } from "../../ui/reorder/use-reorder.ts"
import { AddLessonRow } from "./add-lesson-row.tsx"
import type { LessonForm } from "./lesson-item-menu.tsx"
import { LessonItem } from "./lesson-item.tsx"
import classes from "./lesson-plan.module.css"
import { usualPace } from "./missed-lessons.ts"
import { useLessonOrder } from "./use-lesson-order.ts"
import { useShownLessons } from "./use-shown-lessons.ts"

type Props = { curriculum: CurriculumView; lessons: LessonView[]; onAddMany: (text: string) => void }
type Move = { kind: OfferedMove; range: MoveRange; action?: MoveAction; lessons: LessonView[] }

const measures = { line: 44, card: 62, gap: 0 }

/** The lessons of a course in order. Each is renamed and reordered in place, and selected ones are moved together. */
export function LessonPlan({ curriculum, lessons: stored, onAddMany }: Props) {
  const today = useToday()
  const { lessons, reorder } = useLessonOrder(curriculum.id, stored)
  const { shown, before, after, showBefore, showAfter } = useShownLessons(lessons)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const [moving, setMoving] = useState<string | null>(null)
  const list = useRowWindow(
    ids,
    useMemo(() => new Set(moving ? [moving] : []), [moving]),
    measures,
  )
  const order = useReorder({
    ids,
    nameOf: (id) => lessons.find((lesson) => lesson.id === id)?.title ?? "",
    places: list.places,
    scrollsPage: true,
    before,
    total: lessons.length,
    onMove: (moved_ids, moved) =>
      void reorder(
        [...idsOf(lessons.slice(0, before)), ...moved_ids, ...idsOf(lessons.slice(lessons.length - after))],
        { ...moved, index: moved.index + before },
      ),
  })
  if (order.moving !== moving) setMoving(order.moving)
  const open = lessons.filter(canBeMoved)
  const selection = useSelection(open.map(({ id }) => id))
  const [move, setMove] = useState<Move | null>(null)
  const openMove = useCallbackRef((kind: OfferedMove, id: string, isFrom: boolean) =>
    setMove({
      lessons: lessons.filter((lesson) => lesson.id === id),
      kind,
      range: isFrom ? { curriculum_id: curriculum.id, from: id } : { lesson_ids: [id] },
      action: kind === "catch_up" ? catchUp(today, usualPace(lessons)) : undefined,
    }),
  )
  const [form, setForm] = useState<{ form: LessonForm; lesson: LessonView } | null>(null)
  const openForm = useCallbackRef((asked: LessonForm, lesson: LessonView) => setForm({ form: asked, lesson }))
  const hasDays = curriculum.mode === "dated"
  const isAllSelected = open.length > 0 && open.every(({ id }) => selection.has(id))
  return (
    <section aria-label="Plan">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {countOf(lessons.length, "lesson")}
        </Title>
        {open.length > 0 && (
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
        )}
      </Group>
      <Box className={classes.plan} onKeyDown={openMenuByKey}>
        {before > 0 && <MoreLessons words={`Show the ${countOf(before, "lesson")} before`} onShow={showBefore} />}
        <ul className={classes.list} data-moving={order.moving !== null || undefined} {...list.listProps}>
          {list.rows.map((row) => {
            const lesson = shown[row.index]
            if (!lesson) return null
            const { style, ...place } = list.rowProps(row)
            const { style: moved, ...state } = order.rowProps(lesson.id)
            return (
              <li key={lesson.id} className={classes.row} {...place} {...state} style={{ ...style, ...moved }}>
                <LessonItem
                  lesson={lesson}
                  number={before + row.index + 1}
                  isMoved={order.moving === lesson.id}
                  reorder={order.actions}
                  hasDays={hasDays}
                  isSelected={selection.has(lesson.id)}
                  onSelect={selection.toggle}
                  onMove={openMove}
                  onForm={openForm}
                />
              </li>
            )
          })}
        </ul>
        {after > 0 && <MoreLessons words={`Show ${after} more`} onShow={showAfter} />}
        <AddLessonRow curriculum={curriculum} onMany={onAddMany} />
      </Box>
      <SelectionBar selection={selection} lessons={lessons} hasDays={hasDays} pace={usualPace(lessons)} />
      {move && <MoveDialog {...move} onMoved={selection.clear} onClose={() => setMove(null)} />}
      {form?.form === "done-on" && <DoneOnModal lesson={form.lesson} onClose={() => setForm(null)} />}
      {form?.form === "move-fixed" && <MoveFixedModal lesson={form.lesson} onClose={() => setForm(null)} />}
    </section>
  )
}

function MoreLessons({ words, onShow }: { words: string; onShow: () => void }) {
  return (
    <Button variant="subtle" fullWidth mih={44} className="screen-only" onClick={onShow}>
      {words}
    </Button>
  )
}

function idsOf(lessons: LessonView[]): string[] {
  return lessons.map(({ id }) => id)
}
