import { figures } from "../../../lib/site-content.ts"
import classes from "./figures.module.css"

export function Figures() {
  return (
    <section className={classes.band} aria-label="Hearthbook in figures">
      <dl className={classes.figures}>
        {figures.map(({ figure, what }) => (
          <div key={what} className={classes.figure}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
