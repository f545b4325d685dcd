import type { WayInView } from "@hearthbook/api/data/way-in"
import { madeKinds, type MadeKind } from "@hearthbook/core/permissions/ways-in"
import { countOf } from "../../../lib/format.ts"

/** The number of ways in of one kind, in words: '2 calendar links'. */
export type Made = { kind: MadeKind; words: string }

const words: Record<MadeKind, string> = {
  calendar_feed: "calendar link",
  transcript_link: "transcript link",
  tablet: "tablet",
  pin: "PIN",
  access_token: "access token",
}

/** Counts the ways in of these kinds. Kinds with none are left out. */
export function countMade(ways: { kind: string }[], kinds: readonly MadeKind[] = madeKinds): Made[] {
  return kinds.flatMap((kind) => {
    const count = ways.filter((way) => way.kind === kind).length
    return count === 0 ? [] : [{ kind, words: countOf(count, words[kind]) }]
  })
}

/** Returns the ways in that a person made. */
export function madeBy(ways: WayInView[], user_id: string | undefined): WayInView[] {
  return ways.filter(({ made_by }) => made_by === user_id)
}
