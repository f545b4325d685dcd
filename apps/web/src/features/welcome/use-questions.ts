import type { SchoolYearView } from "@hearthbook/api/schemas/school-year"
import type { SetupView } from "@hearthbook/api/schemas/setup"
import type { SetupAnswers } from "@hearthbook/api/schemas/setup-answers"
import type { StudentView } from "@hearthbook/api/schemas/student"
import { useState } from "react"
import { trpc } from "../../api/trpc.ts"
import { readError, type ReadableError } from "../../lib/read-error.ts"
import { useToday } from "../../session/use-session.ts"
import { focusPage } from "../../ui/focus/focus-return.ts"
import { lastStep, problemsOf, stepOf, type Problems } from "./answers/answer-problems.ts"
import { learnersOf } from "./answers/learners.ts"
import { toSetupInput } from "./answers/to-setup-input.ts"
import { useAutosave } from "./answers/use-autosave.ts"
import { useHolidays } from "./week/use-holidays.ts"

type Options = {
  start: SetupAnswers
  students: StudentView[]
  years: SchoolYearView[]
  onMade: (made: SetupView) => void
}

/** The answers, the step, and what happens when a step is submitted. */
export function useQuestions({ start, students, years, onMade }: Options) {
  const [answers, setAnswers] = useState(start)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const today = useToday()
  const utils = trpc.useUtils()
  const keep = trpc.setup.saveAnswers.useMutation()
  const run = trpc.setup.run.useMutation()
  const holidays = useHolidays(answers, years)
  const autosave = useAutosave(answers, (next) => keep.mutateAsync({ answers: next }))
  const step = Math.min(answers.step, lastStep)

  const goTo = (next: number) => {
    setProblems({})
    setFailure(null)
    setAnswers((before) => ({ ...before, step: next }))
    window.scrollTo({ top: 0 })
    focusPage()
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
      const found = problemsOf(answers, at, today)
      if (Object.keys(found).length > 0) return refuse(found)
    }
    if (step < lastStep) return goTo(step + 1)
    await autosave.flush()
    try {
      const made = await run.mutateAsync(toSetupInput(answers, { students, holidays: holidays.offered }))
      autosave.stop()
      await utils.invalidate()
      onMade(made)
    } catch (cause) {
      const error = readError(cause, "Failed to set up your school.")
      setFailure(error)
      refuse(ofRows(error.fields, answers))
    }
  }

  return { answers, change, problems, step, goTo, submit, saving: run.isPending, failure, isUnsaved: autosave.isFailed }
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
