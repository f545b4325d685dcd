import { paths } from "../../../lib/paths.ts"
import classes from "./landing-questions.module.css"
import { Questions } from "../frame/questions.tsx"
import { questions } from "../help/faq-content.ts"
import { Section } from "../frame/section.tsx"
import { SiteAnchor } from "../frame/site-anchor.tsx"

export function LandingQuestions() {
  return (
    <Section title="Questions parents ask">
      <div className={classes.column}>
        <Questions questions={questions.filter(({ onLanding }) => onLanding)} level="h3" />
        <p className={classes.more}>
          <SiteAnchor href={paths.faq}>All questions</SiteAnchor>
        </p>
      </div>
    </Section>
  )
}
