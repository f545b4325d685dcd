import { Button, Text } from "@mantine/core"
import { Link } from "wouter"
import { SampleFamilyButton } from "../../entities/user/sample-family-button.tsx"
import { ErrorSummary, SaveFailure } from "../../forms/form-messages.tsx"
import { paths } from "../../lib/paths.ts"
import { SubmitButton } from "../../ui/inputs/submit-button.tsx"
import { Page } from "../../ui/layout/page.tsx"
import { lastStep } from "./setup-form/answer-problems.ts"
import { LatestSetup } from "./done/latest-setup.tsx"
import { ChildrenStep } from "./children/children-step.tsx"
import { moveOnEnter } from "./move-on-enter.ts"
import { StepHead } from "./step-head.tsx"
import { SubjectsStep } from "./subjects/subjects-step.tsx"
import { useQuestions } from "./use-questions.ts"
import { WeekStep } from "./week/week-step.tsx"
import classes from "./welcome.module.css"

type Props = Parameters<typeof useQuestions>[0]

const titles = ["Who is at home?", "What does each child learn?", "When do you learn?"]

const madeElsewhere = "Your school was set up in another tab or on another device. It was not made twice."

/** One question at a time. Each step can be left, and is the first one when the page opens again. */
export function Questions(props: Props) {
  const { students, onGone, wasChanged } = props
  const asked = useQuestions(props)
  const { answers, holidays, held, change, problems, step, goTo, submit, saving, failure, isUnsaved, isChanged } = asked
  const fields = { answers, change, problems }
  return (
    <Page
      title={titles[step] ?? ""}
      tabTitle="Welcome"
      action={
        <Button component={Link} href={paths.dashboard} variant="transparent" color="gray" px={0}>
          Finish later
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Enter bubbles from the fields */}
      <form
        noValidate
        onKeyDown={moveOnEnter}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className={classes.form}
      >
        <div>
          <StepHead step={step} onOpen={goTo} />
          <Text c="dimmed" role="status">
            {isChanged &&
              (students.length > 0 && wasChanged ? madeElsewhere : "Changed on another device. Here is the latest.")}
          </Text>
        </div>
        {step === 0 && <LatestSetup onUndone={onGone} />}
        {step === 0 && <ChildrenStep {...fields} students={students} />}
        {step === 1 && <SubjectsStep {...fields} />}
        {step === lastStep && <WeekStep {...fields} holidays={holidays} held={held} />}
        {step === 0 && <SampleFamilyButton />}
        <ErrorSummary errors={problems} />
        <SaveFailure failure={failure} />
        <div className={classes.foot}>
          {step > 0 ? (
            <Button variant="default" onClick={() => goTo(step - 1)}>
              Back
            </Button>
          ) : (
            <span />
          )}
          <Text size="sm" c="dimmed" role="status" className={isUnsaved ? undefined : classes.kept}>
            {isUnsaved ? "Not saved yet. Your answers stay on this page." : "Your answers are kept."}
          </Text>
          <SubmitButton loading={saving}>{step < lastStep ? "Next" : "Set up my school"}</SubmitButton>
        </div>
      </form>
    </Page>
  )
}
