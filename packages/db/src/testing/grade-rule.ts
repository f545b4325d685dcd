import type { MarkRule } from "../seed/demo/setting.ts"

/** Stands for the api's rule for marks, which this package must not know. */
export const markForTests: MarkRule = ({ earned, possible }) =>
  possible === 0
    ? { percentage: null, letter_grade: null }
    : {
        percentage: Math.round((earned * 10_000) / possible) / 100,
        letter_grade: earned * 10 >= possible * 9 ? "A" : "C",
      }
