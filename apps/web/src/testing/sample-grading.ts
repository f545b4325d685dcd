import { builtinScales } from "@hearthbook/core/grading/builtin-scales"
import type { GradingScaleView } from "@hearthbook/api/family/grading-scale"
import type { SchoolView } from "@hearthbook/api/records/school"

/** The scales of a family without its own. */
export const sampleScales: GradingScaleView[] = builtinScales.map((scale) => ({
  ...scale,
  builtin: true,
  version: 1,
  created_at: null,
  updated_at: null,
}))

/** A scale that a family has made. */
export const ownScale: GradingScaleView = {
  id: "0190a0a0-0000-7000-8000-000000000701",
  name: "Our marks",
  kind: "letter",
  steps: [
    { label: "Great", min_percent: 90, points: 4 },
    { label: "Good", min_percent: 70, points: 3 },
    { label: "Not yet", min_percent: null, points: 0 },
  ],
  builtin: false,
  version: 3,
  created_at: "2026-08-01T12:00:00.000Z",
  updated_at: "2026-08-01T12:00:00.000Z",
}

/** The school on papers before anything was entered. */
export const noSchool: SchoolView = {
  name: null,
  address: null,
  phone: null,
  email: null,
  about: null,
  logo_file_id: null,
}
