import type { StudentView } from "@hearthbook/api/family/student"
import { Button, Group } from "@mantine/core"
import { useRef, useState } from "react"
import { Link } from "wouter"
import { matchesName } from "../../lib/matches-name.ts"
import { paths } from "../../lib/paths.ts"
import { trpc } from "../../api/trpc.ts"
import { CardGrid } from "../../ui/layout/card-grid.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { SearchBox } from "../../ui/inputs/search-box.tsx"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { PinModal } from "../../entities/student/tablet/pin-modal.tsx"
import { CreateLoginModal } from "./create-login-modal.tsx"
import { ResetLoginModal } from "./reset-login-modal.tsx"
import { StudentCard } from "./student-card.tsx"
import { EditStudentModal } from "./student-modals.tsx"
import { StudentSummary } from "./student-summary.tsx"
import { StudentsSketch } from "./students-sketch.tsx"
import { NothingFound } from "../../ui/feedback/nothing-found.tsx"
import { ImportLink } from "../../entities/import/import-link.tsx"

type Opened = { as: "edit" | "login" | "pin" | "reset"; student: StudentView }

/** The children as cards, with summary figures, and a search if there are several. */
export function StudentBoard({ onAdd }: { onAdd: () => void }) {
  const [students, { isFetching }] = trpc.students.list.useSuspenseQuery({})
  const { search: params, put } = useSearchParamsState()
  const search = params.get("search") ?? ""
  const setSearch = (text: string) => put({ search: text === "" ? null : text })
  const searchBox = useRef<HTMLInputElement>(null)
  // The guided setup opens a child's login form by URL. Once created, the parameter is removed. The last known data may be from before
  // the child had a login, so the form waits for the server's answer.
  const [requested, setRequested] = useState(params.get("login"))
  const [opened, setOpened] = useState<Opened | null>(null)
  if (requested !== null && !isFetching) {
    setRequested(null)
    setOpened((other) => other ?? requestedLogin(students, requested))
  }
  const close = () => {
    setOpened(null)
    setRequested(null)
    put({ login: null })
  }
  const clearSearch = () => {
    searchBox.current?.focus()
    setSearch("")
  }
  const found = students.filter((student) => matchesName(student, search))

  if (students.length === 0) {
    return (
      <EmptyState
        title="No Students Found"
        text="Add your first child. Then you can add subjects, curriculum and assignments."
        picture={<StudentsSketch />}
        action={
          <Group gap="xs" justify="center">
            <Button onClick={onAdd}>Add your first student</Button>
            <Button component={Link} href={paths.welcome} variant="default">
              Set up your school
            </Button>
            <ImportLink kind="students" />
          </Group>
        }
      />
    )
  }
  return (
    <>
      <StudentSummary students={students} />
      {(students.length > 1 || search !== "") && (
        <Group>
          <SearchBox ref={searchBox} label="Search students by name" value={search} onChange={setSearch} />
        </Group>
      )}
      {found.length === 0 ? (
        <NothingFound
          title="No Students Found"
          text={`No student is called “${search.trim()}”.`}
          onClear={clearSearch}
        />
      ) : (
        <CardGrid>
          {found.map((student) => (
            <StudentCard
              key={student.id}
              student={student}
              onEdit={() => setOpened({ as: "edit", student })}
              onCreateLogin={() => setOpened({ as: "login", student })}
              onResetLogin={() => setOpened({ as: "reset", student })}
              onPin={() => setOpened({ as: "pin", student })}
            />
          ))}
        </CardGrid>
      )}
      {opened?.as === "edit" && <EditStudentModal student={opened.student} onClose={close} />}
      {opened?.as === "login" && <CreateLoginModal student={opened.student} onClose={close} />}
      {opened?.as === "pin" && <PinModal student={opened.student} onClose={close} />}
      {opened?.as === "reset" && <ResetLoginModal student={opened.student} onClose={close} />}
    </>
  )
}

/** The login form requested by the URL (paths.ts, newLoginFor), unless the child has a login. */
function requestedLogin(students: StudentView[], id: string): Opened | null {
  const student = students.find((child) => child.id === id && !child.has_login)
  return student ? { as: "login", student } : null
}
