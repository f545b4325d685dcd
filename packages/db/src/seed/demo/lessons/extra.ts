import type { LessonContent } from "../content.ts"

/** Outings of Nora and Eli, each of which is one lesson of nature study for her and one of science for him. */
export const outings = {
  past: {
    title: "Creek walk: tracks in the mud",
    objectives: "Find three tracks, cast one in plaster, and say who made it.",
    private_notes: "Rubber boots for everyone, and a towel in the car.",
    minutes: 60,
    resources: ["seek"],
  },
  coming: {
    title: "Creek walk: life under the stones",
    objectives: "Turn five stones, draw what lives there, and put them back.",
    private_notes: "Eli reads the key, Nora holds the magnifier.",
    minutes: 60,
    resources: ["seek"],
  },
} satisfies Record<string, LessonContent>

export type OutingKey = keyof typeof outings

/** Its day is fixed, because the test is also in the calendar. */
export const algebraTest: LessonContent = {
  title: "Quarterly test",
  objectives: "Linear functions, systems, and exponents in ninety minutes.",
  private_notes: "No help, but tea is allowed.",
  minutes: 90,
  resources: [],
}

/** It has no day: it is for an afternoon that turns out to be free. */
export const spareLesson: LessonContent = {
  title: "If there is time: DNA from a strawberry",
  objectives: "Extract DNA with soap, salt, and cold alcohol.",
  private_notes: "Put the rubbing alcohol in the freezer the night before.",
  minutes: 45,
  resources: [],
}
