import "@mantine/core/styles/Switch.css"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { EditClassModal, EditEventModal } from "./edit-entry-modals.tsx"
import { NewEntryModal } from "./new-entry-modal.tsx"
import type { Opened } from "./use-schedule-dialogs.ts"

type Props = {
  opened: Opened
  /** Called after a day off or an extra school day was added, changed or deleted. */
  onSchoolDaysChange: () => void
  onClose: () => void
}

/** The open dialog. Loads subjects and curricula first. */
export function ScheduleDialogs({ opened, onSchoolDaysChange, onClose }: Props) {
  const onDone = { onSchoolDaysChange, onClose }
  return (
    <QueryBoundary skeleton={null} fallback="Failed to load schedule.">
      {opened.as === "new" && <NewEntryModal slot={opened.slot} {...onDone} />}
      {opened.as === "class" && <EditClassModal row={opened.row} day={opened.day} onClose={onClose} />}
      {opened.as === "event" && <EditEventModal row={opened.row} {...onDone} />}
    </QueryBoundary>
  )
}
