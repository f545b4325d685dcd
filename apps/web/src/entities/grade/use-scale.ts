import { standardScale } from "@hearthbook/core/grading/builtin-scales"
import type { ScaleFacts } from "@hearthbook/core/grading/grading-scale"
import { trpc } from "../../api/trpc.ts"

/** The scale with an id. The standard one is known; any other is null until the family's scales are loaded. */
export function useScale(id: string): ScaleFacts | null {
  const isStandard = id === standardScale.id
  const { data } = trpc.gradingScales.list.useQuery({}, { enabled: !isStandard })
  return isStandard ? standardScale : (data?.find((scale) => scale.id === id) ?? null)
}
