import type { SetupView } from "@hearthbook/api/plan/setup"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { likelyCountry } from "../../entities/school-year/places.ts"
import { useFamily, useToday } from "../../session/use-session.ts"
import { withKnownSubjects } from "./setup-form/known-subjects.ts"
import { startAnswers } from "./setup-form/start-answers.ts"
import { Done } from "./done/done.tsx"
import { Questions } from "./questions.tsx"

/** The questions, with what was answered so far on any device; then what was made. */
export function Welcome() {
  const [[kept, students, years, courses, classes]] = trpc.useSuspenseQueries((ask) => [
    ask.setup.answers(),
    ask.students.list({}),
    ask.schoolYears.list({}),
    ask.curriculum.list({}),
    ask.schedule.list({}),
  ])
  const family = useFamily()
  const today = useToday()
  const [made, setMade] = useState<SetupView | null>(null)
  const [restarts, setRestarts] = useState(0)
  if (made) return <Done made={made} onUndone={() => setMade(null)} />
  const country = likelyCountry(family.time_zone, navigator.language)
  const taught = { courses, classes }
  const waiting = kept.answers?.students ?? []
  const suggested = startAnswers({ today, family, years, students, taught, country, waiting })
  return (
    <Questions
      key={restarts}
      // Only the first answer of the server counts: what is typed here is newer.
      start={kept.answers && !kept.answers.is_done ? withKnownSubjects(kept.answers, students, taught) : suggested}
      kept={kept}
      students={students}
      years={years}
      courses={courses}
      wasChanged={restarts > 0}
      onMade={(view) => {
        setRestarts(0)
        setMade(view)
      }}
      onGone={() => setRestarts((count) => count + 1)}
    />
  )
}
