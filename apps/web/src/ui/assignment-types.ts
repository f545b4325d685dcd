import type { AssignmentView } from "@hearthbook/api/schemas/assignment"

/** What a person reads for each type (S §3). */
export const typeWords: Record<AssignmentView["type"], string> = {
  homework: "Homework",
  quiz: "Quiz",
  test: "Test",
  project: "Project",
  essay: "Essay",
  lab: "Lab",
  reading: "Reading",
}
