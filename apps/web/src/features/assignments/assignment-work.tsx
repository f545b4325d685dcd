import type { EffectiveStatus } from "@hearthbook/core/work/assignment-status"
import type { AssignmentCounts, AssignmentView } from "@hearthbook/api/work/assignment"
import { Button, Stack } from "@mantine/core"
import { Link } from "wouter"
import { shortNameOf } from "../../lib/short-names.ts"
import { newCurriculumFor } from "../../lib/paths.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { countIn } from "./filters/assignment-filters.ts"
import type { OpenTask } from "./list/assignment-menu.tsx"
import { WorkLists } from "./list/work-lists.tsx"
import type { WorkGroup } from "./list/work-groups.ts"
import { WorkTabs } from "./list/work-tabs.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { WorkSketch } from "../../entities/assignment/work-sketch.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Props = {
  groups: WorkGroup[]
  /** Counts of the filtered assignments. */
  counts: AssignmentCounts
  /** Null if not filtered by status. */
  status: EffectiveStatus | null
  onStatus: (status: EffectiveStatus | null) => void
  isNarrowed: boolean
  /** True if the page is filtered by a child. */
  hasChild: boolean
  /** Set if the page is filtered by a child who has no curriculum. */
  withoutCurriculum: { id: string; first_name: string } | null
  onClear: () => void
  onAdd: () => void
  onOpen: OpenTask
  onMove: (works: AssignmentView[], onMoved: () => void) => void
}

/** The open and the graded assignments in two tabs, or an empty state. */
export function AssignmentWork({ groups, counts, status, onOpen, onMove, onStatus, ...page }: Props) {
  const isNone = (status ? countIn(counts, status) : counts.total) === 0
  return (
    <Stack gap="md">
      {!isNone && (
        <WorkTabs
          counts={counts}
          isGraded={status === "graded"}
          onGraded={(graded) => onStatus(graded ? "graded" : null)}
        >
          <WorkLists groups={groups} onOpen={onOpen} onMove={onMove} />
          {status === null && counts.graded === counts.total && (
            <EmptyState
              title="Nothing Is Open"
              text="Everything is graded."
              action={
                <Button variant="default" onClick={() => onStatus("graded")}>
                  See graded work
                </Button>
              }
            />
          )}
        </WorkTabs>
      )}
      <NoWork {...page} isNone={isNone} />
    </Stack>
  )
}

type NoWorkProps = Pick<Props, "isNarrowed" | "hasChild" | "withoutCurriculum" | "onClear" | "onAdd"> & {
  isNone: boolean
}

function NoWork({ isNone, isNarrowed, hasChild, withoutCurriculum, onClear, onAdd }: NoWorkProps) {
  const clear = () => {
    focusPage()
    onClear()
  }
  if (withoutCurriculum) {
    return (
      <EmptyState
        title="No Assignments Found"
        text={`${shortNameOf(withoutCurriculum)} has no curriculum yet, and an assignment belongs to one.`}
        picture={<WorkSketch />}
        action={
          <Button
            component={Link}
            href={newCurriculumFor(withoutCurriculum)}
            aria-label={`Add a curriculum for ${shortNameOf(withoutCurriculum)}`}
          >
            Add a curriculum
          </Button>
        }
      />
    )
  }
  if (!isNone) return null
  if (isNarrowed) {
    return <NothingFound title="No Assignments Found" text="No assignments match your filters." onClear={clear} />
  }
  return (
    <EmptyState
      title="No Assignments Found"
      text={hasChild ? "No assignments match your filters." : "Add your first assignment and its due date."}
      picture={<WorkSketch />}
      action={
        <>
          <Button onClick={onAdd}>New Assignment</Button>
          {!hasChild && <ImportLink kind="assignments" />}
        </>
      }
    />
  )
}
