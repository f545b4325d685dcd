import { lesson } from "../content-text.ts"
import type { LessonContent } from "../content.ts"

/** Outings of Nora and Eli, each of which is one lesson of nature study for her and one of science for him. */
export const outings = {
  past: lesson(60, ["seek"])`
    Creek walk: tracks in the mud
    Find three tracks, cast one in plaster, and say who made it.
    Rubber boots for everyone, and a towel in the car.`,
  coming: lesson(60, ["seek"])`
    Creek walk: life under the stones
    Turn five stones, draw what lives there, and put them back.
    Eli reads the key, Nora holds the magnifier.`,
} satisfies Record<string, LessonContent>

export type OutingKey = keyof typeof outings

/** Its day is fixed, because the test is also in the calendar. */
export const algebraTest: LessonContent = lesson(90, [])`
  Quarterly test
  Linear functions, systems, and exponents in ninety minutes.
  No help, but tea is allowed.`

/** It has no day: it is for an afternoon that turns out to be free. */
export const spareLesson: LessonContent = lesson(45, [])`
  If there is time: DNA from a strawberry
  Extract DNA with soap, salt, and cold alcohol.
  Put the rubbing alcohol in the freezer the night before.`
