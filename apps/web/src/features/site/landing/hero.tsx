import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { DemoButton } from "./demo-button.tsx"
import classes from "./hero.module.css"
import { hero } from "./landing-content.ts"
import { Screenshot } from "./screenshot.tsx"
import { TrialClaims } from "./trial-claims.tsx"

/** The headline, the sign-up and demo buttons, and a screenshot of the dashboard. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <h1 className={classes.title}>{hero.title}</h1>
      <p className={classes.text}>{hero.text}</p>
      <div className={classes.actions}>
        <Button component={Link} href={paths.register} size="lg">
          Get Started Free
        </Button>
        <DemoButton variant="default" />
      </div>
      <TrialClaims />
      <div className={classes.pictures}>
        <picture>
          <source
            media="(max-width: 47.99em)"
            srcSet={hero.phone.src}
            width={hero.phone.width}
            height={hero.phone.height}
          />
          <img
            className={classes.desk}
            src={hero.desk.src}
            width={hero.desk.width}
            height={hero.desk.height}
            alt={hero.desk.alt}
            fetchPriority="high"
          />
        </picture>
        <div className={classes.corner}>
          <Screenshot picture={hero.corner} phone />
        </div>
      </div>
    </section>
  )
}
