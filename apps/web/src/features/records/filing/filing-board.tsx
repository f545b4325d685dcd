import { trpc } from "../../../api/trpc.ts"
import { dueWordsOf } from "../../../entities/filing/filing-messages.ts"
import { shortNameOf } from "../../../lib/short-names.ts"
import { useToday } from "../../../session/use-session.ts"
import { Page } from "../../../ui/layout/page.tsx"
import classes from "./filing-board.module.css"
import { FilingFile } from "./filing-file.tsx"
import { FilingForm } from "./filing-form.tsx"
import { FromRecords } from "./from-records.tsx"

/** The form of a filing, with what the records say beside it. */
export function FilingBoard({ id }: { id: string }) {
  const [[filing, draft]] = trpc.useSuspenseQueries((ask) => [ask.filings.byId({ id }), ask.filings.draft({ id })])
  const [[student, requirement]] = trpc.useSuspenseQueries((ask) => [
    ask.students.byId({ id: filing.student_id }),
    ask.requirements.byId({ id: filing.requirement_id }),
  ])
  const [year] = trpc.schoolYears.byId.useSuspenseQuery({ id: requirement.school_year_id })
  const today = useToday()
  const facts = [shortNameOf(student), year.academic_year, filing.to && `to ${filing.to}`, dueWordsOf(filing, today)]
  return (
    <Page title={filing.title} intro={facts.filter(Boolean).join(" · ")}>
      <div className={classes.pair}>
        <FilingForm filing={filing} draft={draft} student={student} year={year} grade_level={requirement.grade_level} />
        <div className={classes.aside}>
          <FromRecords draft={draft} />
          <FilingFile filing={filing} />
        </div>
      </div>
    </Page>
  )
}
