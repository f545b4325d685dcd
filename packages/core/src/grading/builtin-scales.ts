import type { GradingScale, ScaleStep } from "./grading-scale.ts"

type Row = [label: string, min_percent: number, points: number | null]

function stepsOf(rows: Row[]): ScaleStep[] {
  return rows.map(([label, min_percent, points]) => ({ label, min_percent, points }))
}

const letters: Row[] = [
  ["A", 93, 4],
  ["A-", 90, 3.7],
  ["B+", 87, 3.3],
  ["B", 83, 3],
  ["B-", 80, 2.7],
  ["C+", 77, 2.3],
  ["C", 73, 2],
  ["C-", 70, 1.7],
  ["D", 60, 1],
  ["F", 0, 0],
]

/** The scale of a family that has chosen none. Its letters and bounds are those of `letterGrade`. */
export const standardScale: GradingScale = {
  id: "builtin-letters",
  name: "Letters with plus and minus",
  kind: "letter",
  steps: stepsOf(letters),
}

/** The scales that every family has. Their ids are stored with courses and never change. */
export const builtinScales: GradingScale[] = [
  standardScale,
  {
    id: "builtin-letters-a-plus",
    name: "Letters with A+",
    kind: "letter",
    steps: stepsOf([["A+", 97, 4], ...letters]),
  },
  {
    id: "builtin-whole-letters",
    name: "Whole letters",
    kind: "letter",
    steps: stepsOf([
      ["A", 90, 4],
      ["B", 80, 3],
      ["C", 70, 2],
      ["D", 60, 1],
      ["F", 0, 0],
    ]),
  },
  {
    id: "builtin-four-to-one",
    name: "4-3-2-1",
    kind: "standards",
    steps: stepsOf([
      ["4", 90, null],
      ["3", 80, null],
      ["2", 70, null],
      ["1", 0, null],
    ]),
  },
  {
    id: "builtin-esnu",
    name: "E/S/N/U",
    kind: "standards",
    steps: stepsOf([
      ["E", 90, null],
      ["S", 70, null],
      ["N", 60, null],
      ["U", 0, null],
    ]),
  },
  {
    id: "builtin-pass-fail",
    name: "Pass/fail",
    kind: "pass_fail",
    steps: stepsOf([
      ["Pass", 60, null],
      ["Fail", 0, null],
    ]),
  },
  { id: "builtin-percent", name: "Percent", kind: "percent", steps: [] },
  { id: "builtin-narrative", name: "Comments only", kind: "narrative", steps: [] },
]
