import { type Weekday } from "../../time/days.ts"
import { refuse, type Refusal } from "../refusal.ts"

/** The most lessons of one course in a series, insertions included. */
export const longestSeries = 400

/** A lesson added after every `after_every` titles. `{n}` in its title is the number of the insertion, from 1. */
export type Insertion = { after_every: number; title: string; pinned_weekday?: Weekday }

/** A lesson of a series before it has a day. `insertion` is the number of an inserted one, from 1. */
export type SeriesItem = { title: string; insertion: number | null; pinned_weekday: Weekday | null }

/** The titles with the insertions between them, or a refusal if there are none or more than 400. */
export function seriesItems(titles: string[], insert?: Insertion): { items: SeriesItem[] } | Refusal {
  if (titles.length === 0) return refuse("titles", "Enter at least one lesson.")
  const items = titles.flatMap((title, index) => {
    const item: SeriesItem = { title, insertion: null, pinned_weekday: null }
    if (insert === undefined || (index + 1) % insert.after_every !== 0) return [item]
    return [item, insertionOf(insert, (index + 1) / insert.after_every)]
  })
  if (items.length <= longestSeries) return { items }
  const field = titles.length > longestSeries ? "titles" : "insert"
  return refuse(field, `This would make ${items.length} lessons. At most ${longestSeries} are possible.`)
}

function insertionOf({ title, pinned_weekday }: Insertion, number: number): SeriesItem {
  return {
    title: title.replaceAll("{n}", String(number)),
    insertion: number,
    pinned_weekday: pinned_weekday ?? null,
  }
}
