/** A course outline of the library: what it is about, and how to load it. `lessons` is their number. */
export type OutlineEntry = {
  id: string
  title: string
  subject: OutlineSubject
  grades: string[]
  lessons: number
  load: () => Promise<{ default: LoadedOutline }>
}

/** The text of an outline, as its file has it. */
export type LoadedOutline = {
  units: { title: string; lessons: string[] }[]
  source: string
  source_url?: string
  license: string
}

export type OutlineSubject = "Math" | "Reading" | "Science" | "History"

type Load = OutlineEntry["load"]
type Row = [id: string, title: string, subject: OutlineSubject, grades: string[], lessons: number, load: Load]

const rows: Row[] = [
  ["math-k", "Kindergarten Math", "Math", ["K"], 109, () => import("./math/math-k.json")],
  ["math-1", "1st Grade Math", "Math", ["1"], 107, () => import("./math/math-1.json")],
  ["math-2", "2nd Grade Math", "Math", ["2"], 107, () => import("./math/math-2.json")],
  ["math-3", "3rd Grade Math", "Math", ["3"], 109, () => import("./math/math-3.json")],
  ["math-4", "4th Grade Math", "Math", ["4"], 116, () => import("./math/math-4.json")],
  ["math-5", "5th Grade Math", "Math", ["5"], 104, () => import("./math/math-5.json")],
  ["math-6", "6th Grade Math", "Math", ["6"], 108, () => import("./math/math-6.json")],
  ["math-7", "7th Grade Math", "Math", ["7"], 108, () => import("./math/math-7.json")],
  ["math-8", "8th Grade Math", "Math", ["8"], 109, () => import("./math/math-8.json")],
  ["algebra-1", "Algebra 1", "Math", ["9"], 118, () => import("./math/algebra-1.json")],
  ["geometry", "Geometry", "Math", ["10"], 110, () => import("./math/geometry.json")],
  ["algebra-2", "Algebra 2", "Math", ["11", "12"], 117, () => import("./math/algebra-2.json")],
  ["reading-k", "Kindergarten Reading", "Reading", ["K"], 108, () => import("./reading/reading-k.json")],
  ["reading-1", "1st Grade Reading", "Reading", ["1"], 108, () => import("./reading/reading-1.json")],
  ["reading-2", "2nd Grade Reading", "Reading", ["2"], 108, () => import("./reading/reading-2.json")],
  ["reading-3", "3rd Grade Language Arts", "Reading", ["3"], 106, () => import("./reading/reading-3.json")],
  [
    "language-arts-4-5",
    "Language Arts, Grades 4 and 5",
    "Reading",
    ["4", "5"],
    114,
    () => import("./reading/language-arts-4-5.json"),
  ],
  [
    "language-arts-6-8",
    "Language Arts, Grades 6 to 8",
    "Reading",
    ["6", "7", "8"],
    115,
    () => import("./reading/language-arts-6-8.json"),
  ],
  [
    "english-9-12",
    "English, Grades 9 to 12",
    "Reading",
    ["9", "10", "11", "12"],
    110,
    () => import("./reading/english-9-12.json"),
  ],
  [
    "science-k-2",
    "Science, Kindergarten to Grade 2",
    "Science",
    ["K", "1", "2"],
    109,
    () => import("./science/science-k-2.json"),
  ],
  [
    "science-3-5",
    "Science, Grades 3 to 5",
    "Science",
    ["3", "4", "5"],
    115,
    () => import("./science/science-3-5.json"),
  ],
  ["life-science", "Life Science", "Science", ["6"], 111, () => import("./science/life-science.json")],
  ["earth-science", "Earth and Space Science", "Science", ["7"], 113, () => import("./science/earth-science.json")],
  ["physical-science", "Physical Science", "Science", ["8"], 117, () => import("./science/physical-science.json")],
  ["biology", "Biology", "Science", ["9", "10"], 120, () => import("./science/biology.json")],
  ["chemistry", "Chemistry", "Science", ["10", "11"], 133, () => import("./science/chemistry.json")],
  ["physics", "Physics", "Science", ["11", "12"], 127, () => import("./science/physics.json")],
  [
    "social-studies-k-2",
    "Social Studies, Kindergarten to Grade 2",
    "History",
    ["K", "1", "2"],
    114,
    () => import("./history/social-studies-k-2.json"),
  ],
  [
    "american-history-3-5",
    "American History, Grades 3 to 5",
    "History",
    ["3", "4", "5"],
    115,
    () => import("./history/american-history-3-5.json"),
  ],
  [
    "ancient-history",
    "Ancient and Medieval History",
    "History",
    ["6", "7"],
    124,
    () => import("./history/ancient-history.json"),
  ],
  ["world-history", "World History", "History", ["9", "10"], 120, () => import("./history/world-history.json")],
  ["us-history", "U.S. History", "History", ["8", "11"], 137, () => import("./history/us-history.json")],
  ["civics", "Civics and Government", "History", ["12"], 127, () => import("./history/civics.json")],
]

/** All outlines by subject and grade. Each file is loaded by itself, when it is chosen. */
export const outlines = rows.map(([id, title, subject, grades, lessons, load]): OutlineEntry => ({
  id,
  title,
  subject,
  grades,
  lessons,
  load,
}))
