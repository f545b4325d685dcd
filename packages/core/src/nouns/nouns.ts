/** What the server and the browser know of a kind of rows. The rest is declared beside its module, in `<noun>.noun.ts`. */
type Facts = {
  /** Singular and plural. The plural is left out if it only adds an s. */
  words?: readonly [one: string, many?: string]
  /** The name of its rows in an archive, if an archive has them. */
  archive?: string
  /** The address of its list, if the list can be downloaded as a table. */
  list?: string
  /** True if an archive's counts leave it out: it is a part of another noun, or no record of what a child did. */
  is_uncounted?: true
  /** True if the first archives had it. A newer noun is declared without it, so that older archives can still be restored. */
  is_original?: true
  /** True if Undo restores its rows. Its table then has the trigger that records changes. */
  is_tracked?: true
  /** The noun whose answers change with its rows. `everything`: nearly every answer does. */
  part_of?: string
}

/**
 * The kinds of rows that belong to a family, named after their tables. Parents stand before children: in this order, rows are archived,
 * restored and brought back by Undo.
 */
export const nouns = {
  student: { words: ["child", "children"], archive: "students", list: "students", is_original: true, is_tracked: true },
  user: { is_tracked: true, part_of: "everything" },
  settings: { is_tracked: true },
  subject: { words: ["subject"], archive: "subjects", list: "subjects", is_original: true, is_tracked: true },
  provider: { words: ["provider"], archive: "providers", list: "providers", is_original: true, is_tracked: true },
  resource: { words: ["resource"], archive: "resources", list: "resources", is_original: true, is_tracked: true },
  grading_scale: { words: ["grading scale"], archive: "grading_scales", is_tracked: true },
  curriculum: {
    words: ["curriculum", "curricula"],
    archive: "curricula",
    list: "curriculum",
    is_original: true,
    is_tracked: true,
  },
  loop: { words: ["loop"], archive: "loops", is_tracked: true },
  loop_course: {
    words: ["course of a loop", "courses of a loop"],
    archive: "loop_courses",
    is_uncounted: true,
    is_tracked: true,
    part_of: "loop",
  },
  lesson: { words: ["lesson"], archive: "lessons", list: "lessons", is_original: true, is_tracked: true },
  lesson_resource: {
    words: ["resource of a lesson", "resources of a lesson"],
    archive: "lesson_resources",
    is_uncounted: true,
    is_original: true,
    is_tracked: true,
    part_of: "lesson",
  },
  assignment: {
    words: ["assignment"],
    archive: "assignments",
    list: "assignments",
    is_original: true,
    is_tracked: true,
  },
  grade: { words: ["grade"], archive: "grades", list: "grades", is_original: true, is_tracked: true },
  submission: {
    words: ["piece of work turned in", "pieces of work turned in"],
    archive: "submissions",
    is_original: true,
    is_tracked: true,
  },
  schedule_entry: {
    words: ["class", "classes"],
    archive: "schedule_entries",
    list: "schedule",
    is_original: true,
    is_tracked: true,
  },
  event: { words: ["event"], archive: "events", list: "events", is_original: true, is_tracked: true },
  attendance_record: {
    words: ["attendance mark"],
    archive: "attendance_records",
    list: "attendance",
    is_original: true,
    is_tracked: true,
  },
  time_entry: { words: ["time entry", "time entries"], archive: "time_entries", list: "time", is_tracked: true },
  school_year: {
    words: ["school year"],
    archive: "school_years",
    is_uncounted: true,
    is_tracked: true,
    part_of: "everything",
  },
  term: { words: ["term"], archive: "terms", is_uncounted: true, is_tracked: true, part_of: "everything" },
  course_result: { words: ["course result"], archive: "course_results", is_tracked: true },
  past_course: {
    words: ["course taken elsewhere", "courses taken elsewhere"],
    archive: "past_courses",
    list: "past-courses",
    is_tracked: true,
  },
  transcript: { words: ["finalized transcript"], archive: "transcripts", is_tracked: true },
  requirement: { words: ["requirement"], archive: "requirements", is_tracked: true },
  filing: { words: ["filing"], archive: "filings", list: "filings", is_tracked: true },
  // After the records: what was changed in a locked year is not a record of it.
  amendment: { words: ["amendment"], archive: "amendments", list: "amendments", is_uncounted: true },
  file: { words: ["file"], archive: "files", is_original: true, is_tracked: true },
  notification: { is_tracked: true },
  upload: {},
  calendar_feed: {},
  change: {},
  data_import: {},
  transcript_link: {},
  invitation: {},
  setup_answers: {},
  session: {},
  tablet: {},
  access_token: {},
  auth_event: {},
} as const satisfies Record<string, Facts>

type Nouns = typeof nouns

/** The nouns that have a fact. */
type With<Fact extends object> = {
  [N in keyof Nouns]: Nouns[N] extends Fact ? N : never
}[keyof Nouns]

export type Noun = keyof Nouns
export type ArchivedNoun = With<{ archive: string }>
export type ListedNoun = With<{ list: string }>
export type TrackedNoun = With<{ is_tracked: true }>
/** The nouns that answers are told to be made of. */
export type TouchedNoun = Exclude<Noun, With<{ part_of: string }>>

/** The name of a noun's rows in an archive. */
export type ArchiveKind = Nouns[ArchivedNoun]["archive"]
/** The name of a list that can be downloaded as a table. */
export type TableName = Nouns[ListedNoun]["list"]

const facts: Record<Noun, Facts> = nouns

export function factsOf(noun: Noun): Facts {
  return facts[noun]
}

export const archivedNouns = namesOf(({ archive }) => archive !== undefined) as ArchivedNoun[]
export const listedNouns = namesOf(({ list }) => list !== undefined) as ListedNoun[]
export const trackedNouns = namesOf(({ is_tracked }) => is_tracked) as TrackedNoun[]

/** The kinds of rows in an archive, one file each, in the order in which they are written and restored. */
export const archiveKinds = archivedNouns.map((noun) => nouns[noun].archive)
/** The lists that can be downloaded as tables, as their addresses name them. */
export const tableNames = listedNouns.map((noun) => nouns[noun].list)

/** The noun of a kind of rows in an archive. */
export const nounOfKind = Object.fromEntries(archivedNouns.map((noun) => [nouns[noun].archive, noun])) as Record<
  ArchiveKind,
  ArchivedNoun
>

function namesOf(matches: (of: Facts) => boolean | undefined): Noun[] {
  return (Object.keys(nouns) as Noun[]).filter((noun) => matches(facts[noun]))
}
