import { IconCheck } from "@tabler/icons-react"
import { trialClaims } from "../../../lib/site-content.ts"
import classes from "./trial-claims.module.css"

/** What the trial costs and binds one to: nothing. */
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
