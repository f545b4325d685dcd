import { Button } from "@mantine/core"
import { Link } from "wouter"
import { paths } from "../../../lib/paths.ts"
import { setupClaim } from "../../../lib/site/first-claims.ts"
import { DemoButton } from "./demo-button.tsx"
import classes from "./final-call.module.css"
import { TrialClaims } from "./trial-claims.tsx"

export function FinalCall() {
  return (
    <section className={classes.call}>
      <h2 className={classes.title}>Tomorrow morning could start calmly.</h2>
      <p className={classes.text}>{setupClaim}, or walk through a family that is not yours first.</p>
      <div className={classes.actions}>
        <Button component={Link} href={paths.register} size="lg" variant="white" className={classes.start}>
          Get Started Free
        </Button>
        <DemoButton variant="outline" className={classes.demo} />
      </div>
      <TrialClaims />
    </section>
  )
}
