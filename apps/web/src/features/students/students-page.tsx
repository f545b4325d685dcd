import { Button, Group } from "@mantine/core"
import { IconPlus } from "@tabler/icons-react"
import { useRoute } from "wouter"
import { paths } from "../../lib/paths.ts"
import { Page } from "../../ui/layout/page.tsx"
import { QueryBoundary } from "../../ui/feedback/query-boundary.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { useCreateParam } from "../../ui/url/use-create-param.ts"
import { Download } from "../../entities/download/download.tsx"
import { OneStudent } from "./record/one-student.tsx"
import { StudentBoard } from "./student-board.tsx"
import { NewStudentModal } from "./student-modals.tsx"
import { StudentsSkeleton } from "./students-skeleton.tsx"

/** All students, or one of them. Both are one chunk, since they share the forms and one leads to the other. */
export default function StudentsPage() {
  const [isOne] = useRoute(paths.student)
  return isOne ? <OneStudent /> : <AllStudents />
}

function AllStudents() {
  const [adding, setAdding] = useCreateParam()
  const { search } = useSearchParamsState()
  return (
    <Page
      title="Students"
      intro="The children you teach, and how each is doing."
      action={
        <Group gap="sm">
          <Download lists={[{ label: "Students", noun: "students", filter: { search: search.get("search") } }]} />
          <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => setAdding(true)}>
            Add Student
          </Button>
        </Group>
      }
    >
      <QueryBoundary skeleton={<StudentsSkeleton />} fallback="Failed to load students.">
        <StudentBoard onAdd={() => setAdding(true)} />
      </QueryBoundary>
      {adding && <NewStudentModal onClose={() => setAdding(false)} />}
    </Page>
  )
}
