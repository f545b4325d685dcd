import { z } from "zod"
import { courseLevels } from "@hearthbook/core/grading/gpa"
import { assignmentTypes } from "@hearthbook/core/work/assignment-types"

const weightAsked = "A weight must be a number above 0, and at most 1000."
const dropAsked = "Drop from 1 to 10 grades of a type."

/** The weight of each type; types that are left out count nowhere. */
export const gradeWeights = z.partialRecord(
  z.enum(assignmentTypes, "This is not a type of assignment."),
  z.number(weightAsked).positive(weightAsked).max(1000, weightAsked),
)

/** The number of lowest grades that are dropped, by type. */
export const dropLowest = z.partialRecord(
  z.enum(assignmentTypes, "This is not a type of assignment."),
  z.int(dropAsked).min(1, dropAsked).max(10, dropAsked),
)

export const courseLevel = z.enum(courseLevels, "Choose a level.")

const creditsAsked = "Credits must be a number from 0 to 10, in steps of 0.25."
export const credits = z.number(creditsAsked).min(0, creditsAsked).max(10, creditsAsked).multipleOf(0.25, creditsAsked)
