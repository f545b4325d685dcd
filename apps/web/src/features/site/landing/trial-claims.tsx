import { IconCheck } from "@tabler/icons-react"
import { trialClaims } from "../../../lib/site/first-claims.ts"
import classes from "./trial-claims.module.css"

/** The claims about the trial, such as that it is free. */
export function TrialClaims() {
  return (
    <ul className={classes.claims}>
      {trialClaims.map((claim) => (
        <li key={claim}>
          <IconCheck size={18} stroke={2} aria-hidden />
          {claim}
        </li>
      ))}
    </ul>
  )
}
