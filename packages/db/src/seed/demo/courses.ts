import type { ChildKey } from "./people.ts"
import type { ProviderKey } from "./providers.ts"
import { readLines, type Text } from "./read-lines.ts"

type CourseContent = {
  child: ChildKey
  name: string
  description: string
  icon: string
  color: string
  provider: ProviderKey | null
  goals: string
  notes: string
}

function course(facts: Omit<CourseContent, "name" | "description" | "goals" | "notes">) {
  return (text: Text): CourseContent => {
    return { ...readLines(text, ["name", "description", "goals", "notes"]), ...facts }
  }
}

/**
 * The children's courses: each a subject of the child's grade level and its curriculum. Related subjects have similar
 * colors, no two are equal, and each has a contrast of at least 4.5:1 with white text.
 */
export const courses = {
  "nora-reading": course({ child: "nora", icon: "BookOpen", color: "#be123c", provider: "learningPress" })`
    Reading & Phonics
    Letter sounds, blending, and a story every day.
    Read short-vowel words and one decodable book a week by spring. Love being read to.
    Ten minutes at a time, always before she is tired.`,
  "nora-math": course({ child: "nora", icon: "Calculator", color: "#1e40af", provider: "goodBeautiful" })`
    Math K
    Counting, shapes, and adding with things to touch.
    Count to 100, know the numbers to 10 inside out, and add within 10 with objects.
    Real objects first, then pictures, numerals last.`,
  "nora-nature": course({ child: "nora", icon: "FlaskConical", color: "#15803d", provider: "mysteryScience" })`
    Nature Study
    Outdoors every day, one question a week.
    Observe closely, ask questions, and keep a nature notebook of thirty pages.
    Rain boots live by the back door.`,
  "nora-art": course({ child: "nora", icon: "Palette", color: "#c2410c", provider: null })`
    Art & Crafts
    Making something every week, and looking at one great picture.
    Handle scissors, glue, brush, and clay with confidence. Finish one portfolio box.
    Smock on. Keep three pieces a month, photograph the rest.`,
  "nora-music": course({ child: "nora", icon: "Music", color: "#7e22ce", provider: "hoffman" })`
    Music & Movement
    Singing, rhythm, and first songs on the piano.
    Keep a steady beat, match pitch, and play three songs with one hand.
    Sunday practice is with Dad.`,
  "eli-math": course({ child: "eli", icon: "Calculator", color: "#2563eb", provider: "khan" })`
    Math 4
    Multi-digit arithmetic, fractions, and measurement.
    Master facts to 12 x 12, divide with confidence, and understand fractions as numbers.
    Needs short sessions. Facts practice is daily and low in pressure.`,
  "eli-reading": course({ child: "eli", icon: "BookOpen", color: "#9f1239", provider: "braveWriter" })`
    Reading & Literature
    Whole books, read slowly and talked about.
    Read eight novels, keep a reading log, and back up an idea with the text.
    Reads ahead under the covers. Let him.`,
  "eli-writing": course({ child: "eli", icon: "PenSquare", color: "#0f766e", provider: "iew" })`
    Writing & Grammar
    From key word outlines to stories of his own.
    Write a clear paragraph and a three-part story, and punctuate speech.
    May dictate the first draft on hard days.`,
  "eli-science": course({ child: "eli", icon: "Atom", color: "#0369a1", provider: "mysteryScience" })`
    Earth & Space Science
    Rocks, weather, the Moon, and the planets.
    Run fair tests, keep a lab notebook, and explain the phases of the Moon.
    Co-op shares the lab kit in alternate weeks.`,
  "eli-history": course({ child: "eli", icon: "History", color: "#92400e", provider: "beautifulFeet" })`
    American History to 1800
    Colonies, Revolution, and Constitution.
    Tell the story from Jamestown to the Constitution and see an event from two sides.
    Field trips count. Keep the ticket stubs for the notebook.`,
  "eli-geography": course({ child: "eli", icon: "Globe", color: "#4d7c0f", provider: "natgeo" })`
    Geography
    Maps, states, and four country studies.
    Know fifty states with capitals, use a map scale, and study four countries.
    Play the map game twice a week.`,
  "grace-algebra": course({ child: "grace", icon: "Calculator", color: "#4338ca", provider: "aops" })`
    Algebra I
    Linear functions, systems, exponents, quadratics.
    Earn one high-school credit. Model real situations with functions.
    Tests are closed-book. She corrects each one within a week.`,
  "grace-biology": course({ child: "grace", icon: "FlaskConical", color: "#047857", provider: "ck12" })`
    Biology with Lab
    Cells, energy, genetics, evolution, and ecology.
    Earn one credit with twelve lab reports in standard form.
    Lab notebook is part of the portfolio review.`,
  "grace-world-history": course({ child: "grace", icon: "Globe", color: "#b45309", provider: "oer" })`
    World History
    From river valleys to the modern world.
    Earn one credit. Argue from primary sources and write one research paper.
    Friday meeting for the paper's outline.`,
  "grace-english": course({ child: "grace", icon: "BookOpen", color: "#a21caf", provider: "commonlit" })`
    English 9: Epic & Drama
    Homer, Shakespeare, and the essay.
    Earn one credit. Write six essays, and perform one speech from memory.
    Seminar with the co-op on alternate Fridays.`,
  "grace-spanish": course({ child: "grace", icon: "Languages", color: "#dc2626", provider: "duolingo" })`
    Spanish I
    Speaking, listening, and the present and past tenses.
    Hold a ten-minute conversation and read a short story in Spanish.
    Señora Vega teaches on Tuesdays, Thursdays, and Sundays.`,
  "grace-art": course({ child: "grace", icon: "Palette", color: "#6d28d9", provider: "smarthistory" })`
    Art History & Studio
    From the caves to the Renaissance, with a studio hour.
    Recognize one hundred works and finish a portfolio of eight pieces.
    Studio is at the community art center on Saturdays.`,
} satisfies Record<string, CourseContent>

export type CourseKey = keyof typeof courses
