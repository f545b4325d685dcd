import { Button } from "@mantine/core"
import { IconCheck } from "@tabler/icons-react"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { sections } from "../../../lib/site-paths.ts"
import { pricing } from "../../../lib/site-content.ts"
import classes from "./pricing.module.css"
import { Section } from "../frame/section.tsx"

export function Pricing() {
  return (
    <Section
      id={sections.pricing}
      title="One plan, and time to decide"
      intro="Try it with your own children for two weeks. Stay only if it makes your days easier."
      raised
    >
      <div className={classes.plan}>
        <h3 className={classes.name}>{pricing.plan}</h3>
        <p className={classes.price}>
          <strong>{pricing.price}</strong> {pricing.period}
        </p>
        <ul className={classes.includes}>
          {pricing.includes.map((part) => (
            <li key={part}>
              <IconCheck size={20} stroke={2} aria-hidden />
              {part}
            </li>
          ))}
        </ul>
        <Button component={Link} href={paths.register} size="lg" fullWidth>
          Get Started Free
        </Button>
        <p className={classes.after}>{pricing.after}</p>
      </div>
    </Section>
  )
}
