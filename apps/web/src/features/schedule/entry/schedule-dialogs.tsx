import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { EditClassModal, EditEventModal } from "./edit-entry-modals.tsx"
import { NewEntryModal } from "./new-entry-modal.tsx"
import type { Opened } from "../range/use-schedule-dialogs.ts"

/** The open dialog. Loads subjects and curricula first. */
export function ScheduleDialogs({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load schedule.">
      {opened.as === "new" && <NewEntryModal slot={opened.slot} onClose={onClose} />}
      {opened.as === "class" && <EditClassModal row={opened.row} day={opened.day} onClose={onClose} />}
      {opened.as === "event" && <EditEventModal row={opened.row} onClose={onClose} />}
    </QueryBoundary>
  )
}
