import { Button } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { Page } from "../../ui/page.tsx"
import { QueryBoundary } from "../../ui/query-boundary.tsx"
import { useNew } from "../../ui/use-new.ts"
import { CurriculumBoard } from "./curriculum-board.tsx"
import { NewCurriculumModal } from "./curriculum-modals.tsx"
import { CurriculumSkeleton } from "./curriculum-skeleton.tsx"

export default function CurriculumPage() {
  const [adding, setAdding] = useNew()
  return (
    <Page
      title="Curriculum"
      intro="Who learns what this year, and how far along each course is."
      action={
        <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => setAdding(true)}>
          Add Curriculum
        </Button>
      }
    >
      <QueryBoundary skeleton={<CurriculumSkeleton />} fallback="Failed to load curriculum.">
        <CurriculumBoard onAdd={() => setAdding(true)} />
      </QueryBoundary>
      {adding && <NewCurriculumModal onClose={() => setAdding(false)} />}
    </Page>
  )
}
