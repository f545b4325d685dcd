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

/** The public page that lists every rule pack. */
export default function RequirementsPage() {
  return (
    <TextPage
      title="State requirements"
      intro="Days, hours, subjects and filings for families who teach at home, with sources and the date we last checked them."
      description="What US states ask of families who teach at home: days, hours, subjects, filings and their due dates, with sources."
    >
      <p className={classes.advice}>
        This is not legal advice. Rules change and districts differ, so check the sources before you rely on them.
      </p>
      <QueryBoundary skeleton={<Skeleton h={600} />} fallback="Failed to load the requirements.">
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
        <p role="status">We don’t have this state yet. You can still count days and hours with your own numbers.</p>
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
          <SiteAnchor href={paths.records}>Choose your state in Records</SiteAnchor>. Hearthbook then counts days and
          hours for each child and reminds you of filings.
        </>
      ) : (
        <>
          <SiteAnchor href={paths.register}>Create an account</SiteAnchor> and choose your state. Hearthbook then counts
          days and hours for each child and reminds you of filings.
        </>
      )}
    </p>
  )
}
