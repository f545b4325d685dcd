/** S §2's words for what is not there, where more than one page says them. */
export const noGrades = "No grades have been posted yet."
