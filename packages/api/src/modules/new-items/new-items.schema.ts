import { z } from "zod"
import { flag } from "../../fields/fields.ts"
import { assignmentView, newAssignment } from "../assignment/assignment.schema.ts"
import { changeId } from "../change/change.schema.ts"
import { lessonDraft, lessonView } from "../lesson/lesson.schema.ts"

/** The most lessons, and the most assignments, that are added at once. */
export const mostNewItems = 60

/** Lessons and assignments of any courses, which are added together. */
export const newItems = z
  .object({
    lessons: z.array(lessonDraft).max(mostNewItems, `Add ${mostNewItems} lessons at most at once.`).optional(),
    assignments: z
      .array(newAssignment)
      .max(mostNewItems, `Add ${mostNewItems} assignments at most at once.`)
      .optional(),
    together: flag("Together must be true or false.").optional().meta({
      description:
        "True joins lessons of several students with the same title and day, which siblings then do together",
    }),
  })
  .superRefine(({ lessons = [], assignments = [] }, context) => {
    if (lessons.length + assignments.length > 0) return
    context.addIssue({ code: "custom", path: ["lessons"], message: "Add at least one lesson or assignment." })
  })

export const newItemsView = z.object({
  lessons: z.array(lessonView).meta({ description: "In the order of the request" }),
  assignments: z.array(assignmentView).meta({ description: "In the order of the request" }),
  change_id: changeId,
  summary: z.string().meta({ description: "What was added, such as 'Added 3 lessons and 1 assignment'" }),
})

export type NewItems = z.output<typeof newItems>
export type NewItemsView = z.output<typeof newItemsView>
