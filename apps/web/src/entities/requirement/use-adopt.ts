import { countOf } from "@hearthbook/core/names/count-of"
import type { SchoolYearView } from "@hearthbook/api/family/school-year"
import { trpc } from "../../api/trpc.ts"

type Choice = {
  pack_id: string
  /** All children who have nothing yet by default. */
  student_ids?: string[] | undefined
  /** The family's own numbers; 0 for none. */
  days: number
  hours: number
}

/** Returns a function that sets what is asked of children in a school year, and remembers the state of the family. */
export function useAdopt(year: SchoolYearView) {
  const remember = trpc.family.update.useMutation()
  const create = trpc.requirements.createMany.useMutation()
  const run = async ({ pack_id, student_ids, days, hours }: Choice) => {
    const own = [
      ...(days > 0 ? [{ label: countOf(days, "day"), measure: "days" as const, min: days }] : []),
      ...(hours > 0 ? [{ label: countOf(hours, "hour"), measure: "hours" as const, min: hours }] : []),
    ]
    const targets = pack_id === "own" && own.length > 0 ? own : undefined
    await create.mutateAsync({ school_year_id: year.id, pack_id, student_ids, targets })
    await remember.mutateAsync({ rule_pack_id: pack_id })
  }
  return { run, isPending: create.isPending || remember.isPending }
}
