import type { AssignmentView } from "@hearthbook/api/work/assignment"
import { studentListOf } from "../../../lib/student-paths.ts"
import { FoldedSection } from "../../../ui/layout/folded-section.tsx"
import { WorkList } from "../work/work-list.tsx"

/** Few enough not to discourage. */
const shown = 3

/** Late work other than the next one, oldest first. */
export function CatchUp({ late }: { late: AssignmentView[] }) {
  const isMore = late.length > shown
  return (
    <FoldedSection
      title="Let’s catch up"
      part={isMore ? `${shown} of ${late.length}` : String(late.length)}
      more={isMore ? { of: "late work", href: studentListOf("todo") } : undefined}
    >
      <WorkList assignments={late.slice(0, shown)} />
    </FoldedSection>
  )
}
