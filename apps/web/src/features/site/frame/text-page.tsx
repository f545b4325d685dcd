import type { ReactNode } from "react"
import { PageHead } from "./page-head.tsx"
import classes from "./text-page.module.css"

type Props = { title: string; intro: string; description: string; children: ReactNode }

/** A public page of text in one readable column. */
export function TextPage({ title, intro, description, children }: Props) {
  return (
    <div className={classes.page}>
      <PageHead title={`${title} · Hearthbook`} description={description} />
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.intro}>{intro}</p>
      </header>
      <div className={classes.text}>{children}</div>
    </div>
  )
}
