import type { ReactNode } from "react"
import classes from "./section.module.css"

type Props = {
  /** The fragment that links use. */
  id?: string
  title: string
  intro?: string
  /** Sets it apart from its neighbors with a background. */
  raised?: boolean
  children: ReactNode
}

/** A section of the landing page: heading, one sentence, content. */
export function Section({ id, title, intro, raised, children }: Props) {
  return (
    <section id={id} className={classes.section} data-raised={raised || undefined}>
      <div className={classes.inner}>
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          {intro && <p className={classes.intro}>{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
