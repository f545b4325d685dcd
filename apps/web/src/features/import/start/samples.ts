import type { TableKind } from "@hearthbook/core/import/import-kinds"

/** A small table of each kind, to copy the headings from. */
export const samples: Record<TableKind, string[][]> = {
  students: [
    ["First name", "Last name", "Date of birth", "Grade"],
    ["Ada", "Miller", "2016-03-14", "4"],
    ["Ben", "Miller", "2018-07-02", "2"],
  ],
  subjects: [
    ["Name", "Grade", "Core", "Description"],
    ["Math", "4", "yes", "Fractions and decimals"],
    ["Art", "all", "no", ""],
  ],
  lessons: [
    ["Student", "Subject", "Title", "Date", "Minutes", "Objectives"],
    ["Ada", "Math", "Lesson 1: Fractions", "2026-09-01", "45", "Halves and quarters"],
    ["Ada", "Math", "Lesson 2: Decimals", "2026-09-02", "45", ""],
  ],
  assignments: [
    ["Student", "Subject", "Title", "Type", "Due date", "Score", "Out of", "Feedback"],
    ["Ada", "Math", "Quiz 1", "Quiz", "2026-09-04", "18", "20", "Well done"],
    ["Ada", "Math", "Chapter test", "Test", "2026-09-11", "92%", "50", ""],
  ],
  attendance: [
    ["Student", "Date", "Status"],
    ["Ada", "2026-09-01", "P"],
    ["Ada", "2026-09-02", "A"],
  ],
  time: [
    ["Student", "Date", "Minutes", "Subject", "Description"],
    ["Ada", "2026-09-01", "45", "Math", "Lesson 1"],
    ["Ada", "2026-09-01", "1:30", "Science", "Nature walk"],
  ],
  books: [
    ["Title", "Author", "Subject", "Publisher", "Link"],
    ["Charlotte's Web", "E. B. White", "Reading", "Harper", ""],
  ],
}
