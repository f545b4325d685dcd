import type { FacesView } from "@hearthbook/api/family/tablet"

export type Face = FacesView["children"][number]
