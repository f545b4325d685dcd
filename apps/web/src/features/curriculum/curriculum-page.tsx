import { Button, Group } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { DownloadBoundary } from "../../entities/download/download-boundary.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { CurriculumBoard } from "./curriculum-board.tsx"
import { NewCurriculumModal } from "../../entities/curriculum/form/curriculum-modals.tsx"
import { DownloadCurriculum } from "./download-curriculum.tsx"
import { CurriculumSkeleton } from "./curriculum-skeleton.tsx"
import { useNewCurriculum } from "./use-new-curriculum.ts"

export default function CurriculumPage() {
  const { adding, setAdding, student_id } = useNewCurriculum()
  return (
    <Page
      title="Curriculum"
      intro="Who learns what this year, and how far along each course is."
      action={
        <Group gap="sm">
          <DownloadBoundary>
            <DownloadCurriculum />
          </DownloadBoundary>
          <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => setAdding(true)}>
            Add Curriculum
          </Button>
        </Group>
      }
    >
      <QueryBoundary skeleton={<CurriculumSkeleton />} fallback="Failed to load curriculum.">
        <CurriculumBoard onAdd={() => setAdding(true)} />
      </QueryBoundary>
      {adding && <NewCurriculumModal student_id={student_id} onClose={() => setAdding(false)} />}
    </Page>
  )
}
