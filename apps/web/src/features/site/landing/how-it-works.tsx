import { sections } from "../../../lib/site-paths.ts"
import { setupClaim } from "../../../lib/site/first-claims.ts"
import classes from "./how-it-works.module.css"
import { steps } from "./landing-content.ts"
import { Section } from "../frame/section.tsx"

export function HowItWorks() {
  return (
    <Section id={sections.howItWorks} title="How it works" intro={`Three steps. ${setupClaim}.`} raised>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
