import { Skeleton } from "@mantine/core"
import { useState } from "react"
import { trpc } from "../../../api/trpc.ts"
import { paths } from "../../../lib/paths.ts"
import { useUser } from "../../../session/use-session.ts"
import { QueryBoundary } from "../../../ui/feedback/query-boundary.tsx"
import { SearchBox } from "../../../ui/inputs/search-box.tsx"
import { SiteAnchor } from "../frame/site-anchor.tsx"
import { TextPage } from "../frame/text-page.tsx"
import { findPacks } from "./find-packs.ts"
import { PackItem } from "./pack-item.tsx"
import classes from "./requirements-page.module.css"

/** What each state asks, for everyone to read. */
export default function RequirementsPage() {
  return (
    <TextPage
      title="What each state asks"
      intro="Days, hours, subjects, and what to send to whom and when. Each with its sources and the day on which we read them."
      description="What US states ask of families who teach at home: days, hours, subjects, filings and their due dates, with sources."
    >
      <p className={classes.advice}>
        This is what we read, not legal advice. Rules change, and districts differ, so read the sources before you rely
        on it.
      </p>
      <QueryBoundary skeleton={<Skeleton h={600} />} fallback="Failed to load what the states ask.">
        <Packs />
      </QueryBoundary>
      <HowToUse />
    </TextPage>
  )
}

function Packs() {
  const [packs] = trpc.rulePacks.list.useSuspenseQuery({})
  const [search, setSearch] = useState("")
  const found = findPacks(packs, search)
  return (
    <>
      <SearchBox label="Search the states" value={search} onChange={setSearch} />
      {found.map((pack) => (
        <PackItem key={pack.id} pack={pack} isOpen={search.trim() !== "" && found.length === 1} />
      ))}
      {found.length === 0 && (
        <p role="status">
          We have not written down this state yet. You can still count days and hours with your own numbers.
        </p>
      )}
    </>
  )
}

function HowToUse() {
  const user = useUser()
  if (user?.role === "student") return null
  return (
    <p className={classes.use}>
      {user ? (
        <>
          <SiteAnchor href={paths.records}>Choose your state in your records</SiteAnchor>, and Hearthbook counts for
          each child and reminds you of what is due.
        </>
      ) : (
        <>
          <SiteAnchor href={paths.register}>Create an account</SiteAnchor>, choose your state once, and Hearthbook
          counts for each child and reminds you of what is due.
        </>
      )}
    </p>
  )
}
