// Apart from the other labels, which the dashboard loads.

/** Several of a type, as a parent names them: 'Tests 50%'. */
export const assignmentTypePlurals = {
  homework: "Homework",
  quiz: "Quizzes",
  test: "Tests",
  project: "Projects",
  essay: "Essays",
  lab: "Labs",
  reading: "Reading",
} as const

export const courseLevelLabels = {
  regular: "Regular",
  honors: "Honors",
  ap: "AP",
  dual_enrollment: "Dual enrollment",
} as const

export const scaleKindLabels = {
  letter: "Letters",
  percent: "Percent",
  pass_fail: "Pass or fail",
  standards: "Standards",
  narrative: "Comments only",
} as const
