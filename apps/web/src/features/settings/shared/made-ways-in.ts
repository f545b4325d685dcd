import type { WayInView } from "@hearthbook/api/data/way-in"
import { madeKinds, type MadeKind } from "@hearthbook/core/permissions/ways-in"
import { countOf } from "../../../lib/format.ts"

/** What a person made of one kind, counted in words: '2 calendar links'. */
export type Made = { kind: MadeKind; words: string }

const words: Record<MadeKind, string> = {
  calendar_feed: "calendar link",
  transcript_link: "transcript link",
  tablet: "tablet",
  pin: "PIN",
  access_token: "access token",
}

/** Counts what there is of these kinds, and leaves out kinds without any. */
export function countMade(ways: { kind: string }[], kinds: readonly MadeKind[] = madeKinds): Made[] {
  return kinds.flatMap((kind) => {
    const count = ways.filter((way) => way.kind === kind).length
    return count === 0 ? [] : [{ kind, words: countOf(count, words[kind]) }]
  })
}

/** What of these ways in a person has made. */
export function madeBy(ways: WayInView[], user_id: string | undefined): WayInView[] {
  return ways.filter(({ made_by }) => made_by === user_id)
}
