import { z } from "zod"
import { assignmentView, newAssignment } from "../assignment/assignment.schema.ts"
import { changeId } from "../../../recording/change-id.ts"
import { eventDraft, eventView } from "../../calendar/event/event.schema.ts"
import { lessonDraft, lessonView } from "../lesson/lesson.schema.ts"

/** The most lessons, assignments or events that are added at once. */
export const mostNewItems = 60

const place = z.int("Enter the place of a lesson.").min(0, "Places begin with 0.")

/** Lessons and assignments of any courses, and events, which are added together. */
export const newItems = z
  .object({
    lessons: z.array(lessonDraft).max(mostNewItems, `Add ${mostNewItems} lessons at most at once.`).optional(),
    assignments: z
      .array(newAssignment)
      .max(mostNewItems, `Add ${mostNewItems} assignments at most at once.`)
      .optional(),
    events: z.array(eventDraft).max(mostNewItems, `Add ${mostNewItems} events at most at once.`).optional(),
    together: z
      .array(z.array(place).min(2, "Join at least two lessons."))
      .max(mostNewItems)
      .optional()
      .meta({ description: "The places, from 0, of lessons that siblings do together: [[0, 1]]" }),
  })
  .superRefine(({ lessons = [], assignments = [], events = [], together = [] }, context) => {
    if (lessons.length + assignments.length + events.length === 0) {
      context.addIssue({ code: "custom", path: ["lessons"], message: "Add at least one lesson, assignment or event." })
    }
    if (together.flat().some((one) => one >= lessons.length)) {
      context.addIssue({ code: "custom", path: ["together"], message: "There is no lesson at this place." })
    }
  })

export const newItemsView = z.object({
  lessons: z.array(lessonView).meta({ description: "In the order of the request" }),
  assignments: z.array(assignmentView).meta({ description: "In the order of the request" }),
  events: z.array(eventView).meta({ description: "In the order of the request" }),
  change_id: changeId,
  summary: z.string().meta({ description: "What was added, such as 'Added 3 lessons and 1 assignment'" }),
})

export type NewItems = z.output<typeof newItems>
export type NewItemsView = z.output<typeof newItemsView>
