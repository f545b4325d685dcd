import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import type { SetupView } from "@hearthbook/api/plan/setup"
import type { SetupAnswers, SetupAnswersView } from "@hearthbook/api/plan/setup-answers"
import type { StudentView } from "@hearthbook/api/family/student"
import { useRef, useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { useToday } from "../../session/use-session.ts"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { lastStep, problemsOf, stepOf, type Problems } from "./setup-form/answer-problems.ts"
import { learnersOf } from "./setup-form/learners.ts"
import { toSetupInput } from "./setup-form/to-setup-input.ts"
import { useAutosave } from "./setup-form/use-autosave.ts"
import { useReturnToTab } from "./setup-form/use-return-to-tab.ts"
import { useKeptAnswers } from "./setup-form/use-kept-answers.ts"
import { useStepHistory } from "./use-step-history.ts"
import { useHeldSubjects } from "./week/use-held-subjects.ts"
import { useHolidays } from "./week/use-holidays.ts"

type Options = {
  start: SetupAnswers
  kept: SetupAnswersView
  students: StudentView[]
  years: SchoolYearView[]
  courses: CurriculumView[]
  onMade: (made: SetupView) => void
  /** Starts anew, after the answers were used up or discarded on another device. */
  onGone: () => void
  wasChanged: boolean
}

/** The answers, the step, and what happens when a step is submitted. */
export function useQuestions({ start, kept, students, years, courses, onMade, onGone, wasChanged }: Options) {
  const [answers, setAnswers] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const today = useToday()
  const utils = trpc.useUtils()
  const run = trpc.setup.run.useMutation()
  const holidays = useHolidays(answers, years, courses)
  const held = useHeldSubjects(answers, students)
  const [isChanged, setChanged] = useState(wasChanged)
  const changes = useRef(0)
  const takeOver = (newer: SetupAnswers | null) => {
    changes.current += 1
    setProblems({})
    if (!newer) return void utils.invalidate().then(onGone)
    setChanged(true)
    setAnswers(newer)
  }
  const { keep, readNewer, see } = useKeptAnswers({ kept, onNewer: takeOver })
  const autosave = useAutosave(answers, keep)
  useReturnToTab(async () => {
    if (!autosave.isSaved() || run.isPending) return
    const newer = await readNewer().catch(() => null)
    // An answer typed in the meantime is saved first. The server refuses it, and the page then shows the newer answers.
    if (!newer || !autosave.isSaved()) return
    see(newer)
    const shown = newer.answers && { ...newer.answers, step: answers.step }
    if (shown) autosave.accept(shown)
    takeOver(shown)
  })
  const step = Math.min(answers.step, lastStep)

  const show = (next: number) => {
    setProblems({})
    setFailure(null)
    setChanged(false)
    setAnswers((before) => ({ ...before, step: next }))
    window.scrollTo({ top: 0 })
    focusPage()
  }
  const entries = useStepHistory(step, show)
  const goTo = (next: number) => {
    entries.enter(next)
    show(next)
  }

  const change = (next: SetupAnswers) => {
    setAnswers(next)
    setProblems({})
    setFailure(null)
  }

  /** Opens the first step with a problem, and says what it is. */
  const refuse = (found: Problems) => {
    const [first] = Object.keys(found)
    if (first !== undefined) setAnswers((before) => ({ ...before, step: stepOf(first) }))
    setProblems(found)
  }

  const submit = async () => {
    for (let at = 0; at <= step; at++) {
      const found = problemsOf(answers, at, { today, held })
      if (Object.keys(found).length > 0) return refuse(found)
    }
    if (step < lastStep) return goTo(step + 1)
    const before = changes.current
    await autosave.flush()
    // The parent sees what has changed before anything is made of it.
    if (changes.current !== before) return
    try {
      const made = await run.mutateAsync(toSetupInput(answers, { students, holidays: holidays.offered }))
      autosave.stop()
      onMade(made)
    } catch (cause) {
      const error = readError(cause, "Failed to set up your school.")
      setFailure(error)
      refuse(ofRows(error.fields, answers))
    }
  }

  return {
    answers,
    holidays,
    held,
    change,
    problems,
    step,
    goTo,
    submit,
    saving: run.isPending,
    failure,
    isUnsaved: autosave.isFailed,
    isChanged,
  }
}

/** The server counts the students who are taught; the page counts its rows, and has no field below another. */
function ofRows(fields: Problems, answers: SetupAnswers): Problems {
  const learners = learnersOf(answers)
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const own = /^students\.(\d+)\.(\w+)/.exec(field)
      if (!own) return [field.replace(/^(school_year|day)\./, ""), message]
      return [`students.${learners[Number(own[1])]?.row ?? 0}.${own[2]}`, message]
    }),
  )
}
