import type { ChildKey } from "./people.ts"
import type { ProviderKey } from "./providers.ts"

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

/**
 * The children's courses: each a subject of the child's grade level and its curriculum. Related subjects have similar
 * colors, no two are equal, and each has a contrast of at least 4.5:1 with white text.
 */
export const courses = {
  "nora-reading": {
    child: "nora",
    name: "Reading & Phonics",
    icon: "BookOpen",
    color: "#be123c",
    description: "Letter sounds, blending, and a story every day.",
    provider: "learningPress",
    goals: "Read short-vowel words and one decodable book a week by spring. Love being read to.",
    notes: "Ten minutes at a time, always before she is tired.",
  },
  "nora-math": {
    child: "nora",
    name: "Math K",
    icon: "Calculator",
    color: "#1e40af",
    description: "Counting, shapes, and adding with things to touch.",
    provider: "goodBeautiful",
    goals: "Count to 100, know the numbers to 10 inside out, and add within 10 with objects.",
    notes: "Real objects first, then pictures, numerals last.",
  },
  "nora-nature": {
    child: "nora",
    name: "Nature Study",
    icon: "FlaskConical",
    color: "#15803d",
    description: "Outdoors every day, one question a week.",
    provider: "mysteryScience",
    goals: "Observe closely, ask questions, and keep a nature notebook of thirty pages.",
    notes: "Rain boots live by the back door.",
  },
  "nora-art": {
    child: "nora",
    name: "Art & Crafts",
    icon: "Palette",
    color: "#c2410c",
    description: "Making something every week, and looking at one great picture.",
    provider: null,
    goals: "Handle scissors, glue, brush, and clay with confidence. Finish one portfolio box.",
    notes: "Smock on. Keep three pieces a month, photograph the rest.",
  },
  "nora-music": {
    child: "nora",
    name: "Music & Movement",
    icon: "Music",
    color: "#7e22ce",
    description: "Singing, rhythm, and first songs on the piano.",
    provider: "hoffman",
    goals: "Keep a steady beat, match pitch, and play three songs with one hand.",
    notes: "Sunday practice is with Dad.",
  },
  "eli-math": {
    child: "eli",
    name: "Math 4",
    icon: "Calculator",
    color: "#2563eb",
    description: "Multi-digit arithmetic, fractions, and measurement.",
    provider: "khan",
    goals: "Master facts to 12 x 12, divide with confidence, and understand fractions as numbers.",
    notes: "Needs short sessions. Facts practice is daily and low in pressure.",
  },
  "eli-reading": {
    child: "eli",
    name: "Reading & Literature",
    icon: "BookOpen",
    color: "#9f1239",
    description: "Whole books, read slowly and talked about.",
    provider: "braveWriter",
    goals: "Read eight novels, keep a reading log, and back up an idea with the text.",
    notes: "Reads ahead under the covers. Let him.",
  },
  "eli-writing": {
    child: "eli",
    name: "Writing & Grammar",
    icon: "PenSquare",
    color: "#0f766e",
    description: "From key word outlines to stories of his own.",
    provider: "iew",
    goals: "Write a clear paragraph and a three-part story, and punctuate speech.",
    notes: "May dictate the first draft on hard days.",
  },
  "eli-science": {
    child: "eli",
    name: "Earth & Space Science",
    icon: "Atom",
    color: "#0369a1",
    description: "Rocks, weather, the Moon, and the planets.",
    provider: "mysteryScience",
    goals: "Run fair tests, keep a lab notebook, and explain the phases of the Moon.",
    notes: "Co-op shares the lab kit in alternate weeks.",
  },
  "eli-history": {
    child: "eli",
    name: "American History to 1800",
    icon: "History",
    color: "#92400e",
    description: "Colonies, Revolution, and Constitution.",
    provider: "beautifulFeet",
    goals: "Tell the story from Jamestown to the Constitution and see an event from two sides.",
    notes: "Field trips count. Keep the ticket stubs for the notebook.",
  },
  "eli-geography": {
    child: "eli",
    name: "Geography",
    icon: "Globe",
    color: "#4d7c0f",
    description: "Maps, states, and four country studies.",
    provider: "natgeo",
    goals: "Know fifty states with capitals, use a map scale, and study four countries.",
    notes: "Play the map game twice a week.",
  },
  "grace-algebra": {
    child: "grace",
    name: "Algebra I",
    icon: "Calculator",
    color: "#4338ca",
    description: "Linear functions, systems, exponents, quadratics.",
    provider: "aops",
    goals: "Earn one high-school credit. Model real situations with functions.",
    notes: "Tests are closed-book. She corrects each one within a week.",
  },
  "grace-biology": {
    child: "grace",
    name: "Biology with Lab",
    icon: "FlaskConical",
    color: "#047857",
    description: "Cells, energy, genetics, evolution, and ecology.",
    provider: "ck12",
    goals: "Earn one credit with twelve lab reports in standard form.",
    notes: "Lab notebook is part of the portfolio review.",
  },
  "grace-world-history": {
    child: "grace",
    name: "World History",
    icon: "Globe",
    color: "#b45309",
    description: "From river valleys to the modern world.",
    provider: "oer",
    goals: "Earn one credit. Argue from primary sources and write one research paper.",
    notes: "Friday meeting for the paper's outline.",
  },
  "grace-english": {
    child: "grace",
    name: "English 9: Epic & Drama",
    icon: "BookOpen",
    color: "#a21caf",
    description: "Homer, Shakespeare, and the essay.",
    provider: "commonlit",
    goals: "Earn one credit. Write six essays, and perform one speech from memory.",
    notes: "Seminar with the co-op on alternate Fridays.",
  },
  "grace-spanish": {
    child: "grace",
    name: "Spanish I",
    icon: "Languages",
    color: "#dc2626",
    description: "Speaking, listening, and the present and past tenses.",
    provider: "duolingo",
    goals: "Hold a ten-minute conversation and read a short story in Spanish.",
    notes: "Señora Vega teaches on Tuesdays, Thursdays, and Sundays.",
  },
  "grace-art": {
    child: "grace",
    name: "Art History & Studio",
    icon: "Palette",
    color: "#6d28d9",
    description: "From the caves to the Renaissance, with a studio hour.",
    provider: "smarthistory",
    goals: "Recognize one hundred works and finish a portfolio of eight pieces.",
    notes: "Studio is at the community art center on Saturdays.",
  },
} as const satisfies Record<string, CourseContent>

export type CourseKey = keyof typeof courses
