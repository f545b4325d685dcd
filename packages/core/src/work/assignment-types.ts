/** The types of assignments, in the order of the forms. */
export const assignmentTypes = ["homework", "quiz", "test", "project", "essay", "lab", "reading"] as const
