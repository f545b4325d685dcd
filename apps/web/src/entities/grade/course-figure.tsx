import type { CurriculumView } from "@hearthbook/api/plan/curriculum"
import { UnstyledButton } from "@mantine/core"
import { lazy, Suspense, useState } from "react"
import { formatShownPercent } from "../../lib/grade-percent.ts"
import classes from "./course-figure.module.css"
import { AverageFigure } from "./subject-averages.tsx"

const BreakdownDialog = lazy(() => import("./breakdown/breakdown-dialog.tsx"))

type Props = {
  /** The subject's name. */
  of: string
  shown_percent: number | null
  letter: string | null
  /** The courses behind the figure. */
  curricula: CurriculumView[]
}

/** The grade of a course or a subject: 'A- 92%'. A press shows how it came about. */
export function CourseFigure({ of, shown_percent, letter, curricula }: Props) {
  const [isOpen, setOpen] = useState(false)
  const figure = <AverageFigure shown_percent={shown_percent} letter_grade={letter} />
  if (shown_percent === null || curricula.length === 0) return figure
  const words = [letter, formatShownPercent(shown_percent)].filter(Boolean).join(" ")
  const hasOwnRules = curricula.some(({ weights, drop_lowest }) => weights !== null || drop_lowest !== null)
  return (
    <>
      <UnstyledButton
        className={classes.figure}
        data-own-rules={hasOwnRules || undefined}
        aria-label={`${words}: how the grade in ${of} came about`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {figure}
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <BreakdownDialog title={`${of}: ${words}`} curricula={curricula} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
