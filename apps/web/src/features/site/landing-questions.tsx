import { paths } from "../../lib/paths.ts"
import classes from "./landing-questions.module.css"
import { Questions } from "./questions.tsx"
import { questions } from "./faq-content.ts"
import { Section } from "./section.tsx"
import { SiteAnchor } from "./site-anchor.tsx"

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
