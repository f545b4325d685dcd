import { isGraded } from "@hearthbook/core/work/assignment-status"
import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { useCallbackRef } from "@mantine/hooks"
import { useMemo, useState, type KeyboardEvent } from "react"
import { useSelection } from "../../../entities/lesson/select/use-selection.ts"
import { RowList } from "../../../ui/menus/row-list.tsx"
import { rowOfKey } from "../../../ui/menus/row-menu.tsx"
import { useEntryMemory } from "../../../ui/url/use-entry-memory.ts"
import type { OpenTask } from "./assignment-menu.tsx"
import { LaterMenu } from "../../../entities/assignment/move/later-menu.tsx"
import { WorkBar } from "./work-bar.tsx"
import { WorkGroupList } from "./work-group-list.tsx"
import type { WorkGroup } from "./work-groups.ts"

type Props = {
  groups: WorkGroup[]
  onOpen: OpenTask
  /** Opens the move of several assignments. */
  onMove: (works: AssignmentView[], onMoved: () => void) => void
}

type Shown = { opened: string[]; all: WorkGroup["key"][] }
type Rows = Partial<Record<WorkGroup["key"], AssignmentView[]>>

/** The groups of assignments with their selection. The key B puts off the focused or the selected rows. */
export function WorkLists({ groups, onOpen, onMove }: Props) {
  const [shown, setShown] = useEntryMemory<Shown>({ opened: [], all: [] })
  const [rows, setRows] = useState<Rows>({})
  const works = groups.flatMap(({ key }) => rows[key] ?? [])
  const selection = useSelection(works.map(({ id }) => id))
  const selected = works.filter(({ id }) => selection.has(id))
  const [grading, setGrading] = useState<ReadonlySet<string>>(new Set())
  const [later, setLater] = useState<{ works: AssignmentView[]; row: HTMLElement } | null>(null)

  const noteRows = useCallbackRef((key: WorkGroup["key"], noted: AssignmentView[]) =>
    setRows((before) => ({ ...before, [key]: noted })),
  )
  const grade = useCallbackRef((id: string, isOpen: boolean) =>
    setGrading((before) => withOrWithout(before, id, isOpen)),
  )
  const toggle = useCallbackRef((id: string) =>
    setShown(({ opened, ...rest }) => {
      return { ...rest, opened: opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id] }
    }),
  )
  const open = useCallbackRef(onOpen)
  const actions = useMemo(
    () => ({ grade, toggle, select: selection.toggle, open }),
    [grade, toggle, selection.toggle, open],
  )
  const opened = useMemo(() => new Set(shown.opened), [shown.opened])
  const state = { opened, grading, isSelected: selection.has, actions }
  const clear = selection.clear

  const openLater = (event: KeyboardEvent) => {
    const row = rowOfKey(event, "b")
    if (!row) return
    const focused = works.filter(({ id }) => id === row.dataset.id)
    const chosen = (selected.length > 0 ? selected : focused).filter(({ status }) => !isGraded(status))
    if (chosen.length === 0) return
    event.preventDefault()
    setLater({ works: chosen, row })
  }
  return (
    <>
      <RowList gap="md" onKeyDown={openLater}>
        {groups.map((group) => (
          <WorkGroupList
            key={group.key}
            group={group}
            state={state}
            isAll={shown.all.includes(group.key)}
            onShowAll={(isAll) =>
              setShown((before) => {
                const others = before.all.filter((key) => key !== group.key)
                return { ...before, all: isAll ? [...others, group.key] : others }
              })
            }
            onRows={noteRows}
            onSelectAll={(ids) => {
              const others = selection.selected.filter((id) => !ids.includes(id))
              selection.choose(ids.every(selection.has) ? others : [...others, ...ids])
            }}
          />
        ))}
      </RowList>
      <WorkBar works={selected} onMove={() => onMove(selected, clear)} onClear={clear} />
      {later && (
        <LaterMenu
          {...later}
          onTogether={(work) => onOpen("together", work)}
          onChanged={clear}
          onClose={() => setLater(null)}
        />
      )}
    </>
  )
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  return new Set(isIn ? [...ids, id] : [...ids].filter((other) => other !== id))
}
