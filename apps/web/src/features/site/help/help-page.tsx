import { useState } from "react"
import { useSearchParams } from "wouter"
import { countOf } from "../../../lib/format.ts"
import { paths } from "../../../lib/paths.ts"
import { SearchBox } from "../../../ui/inputs/search-box.tsx"
import { helpAreas } from "./help-content.ts"
import classes from "./help-page.module.css"
import { findTopics } from "./help-search.ts"
import { Questions } from "../frame/questions.tsx"
import { SiteAnchor } from "../frame/site-anchor.tsx"
import { TextPage } from "../frame/text-page.tsx"

export default function HelpPage() {
  const [params] = useSearchParams()
  const [search, setSearch] = useState(params.get("search") ?? "")
  const areas = findTopics(helpAreas, search)
  const found = areas.reduce((sum, { topics }) => sum + topics.length, 0)
  const searching = search.trim() !== ""
  return (
    <TextPage
      title="Help"
      intro="How to do things in Hearthbook, step by step."
      description="How to add a child, plan a course, assign and grade work, invite a second parent, and what to do if you cannot sign in."
    >
      <SearchBox label="Search the help" value={search} onChange={setSearch} />
      <p role="status" className={classes.found}>
        {searching && countOf(found, "answer")}
      </p>
      {areas.map(({ title, topics }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Questions questions={topics} level="h3" open={searching} />
        </section>
      ))}
      <p className={classes.more}>
        {found === 0 && "No articles match your search. "}
        Not what you were looking for? <SiteAnchor href={paths.contact}>Write to us</SiteAnchor>, or see the{" "}
        <SiteAnchor href={paths.faq}>frequent questions</SiteAnchor>.
      </p>
    </TextPage>
  )
}
