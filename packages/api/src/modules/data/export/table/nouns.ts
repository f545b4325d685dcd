import { amendmentFilter, amendmentView } from "../../../records/amendment/amendment.schema.ts"
import { listAmendments } from "../../../records/amendment/amendment.service.ts"
import { listAssignments } from "../../../work/assignment/assignment-list.service.ts"
import { assignmentFilter, assignmentView } from "../../../work/assignment/assignment.schema.ts"
import { attendanceFilter, attendanceView } from "../../../records/attendance/attendance.schema.ts"
import { listAttendance } from "../../../records/attendance/attendance.service.ts"
import { curriculumFilter, curriculumView } from "../../../plan/curriculum/curriculum.schema.ts"
import { listCurricula } from "../../../plan/curriculum/curriculum.service.ts"
import { eventFilter, eventView } from "../../../calendar/event/event.schema.ts"
import { listEvents } from "../../../calendar/event/event.service.ts"
import { filingFilter, filingView } from "../../../records/filing/filing.schema.ts"
import { listFilings } from "../../../records/filing/filing.service.ts"
import { gradeFilter, gradeView } from "../../../work/grade/grade.schema.ts"
import { listGrades } from "../../../work/grade/grade.service.ts"
import { lessonFilter, lessonView } from "../../../work/lesson/lesson.schema.ts"
import { listLessons } from "../../../work/lesson/lesson.service.ts"
import { pastCourseFilter, pastCourseView } from "../../../records/past-course/past-course.schema.ts"
import { listPastCourses } from "../../../records/past-course/past-course.service.ts"
import { providerView } from "../../../family/provider/provider.schema.ts"
import { listProviders } from "../../../family/provider/provider.service.ts"
import { resourceFilter, resourceView } from "../../../work/resource/resource.schema.ts"
import { listResources } from "../../../work/resource/resource.service.ts"
import { classFilter, classView } from "../../../calendar/schedule/schedule.schema.ts"
import { listClasses } from "../../../calendar/schedule/schedule.service.ts"
import { studentFilter, studentView } from "../../../family/student/student.schema.ts"
import { listStudents } from "../../../family/student/student.service.ts"
import { subjectView } from "../../../family/subject/subject.schema.ts"
import { listSubjects } from "../../../family/subject/subject.service.ts"
import { timeFilter, timeView } from "../../../records/time/time.schema.ts"
import { listTime } from "../../../records/time/time.service.ts"
import { page } from "@hearthbook/core/fields/fields"
import type { ExportedNoun } from "@hearthbook/core/export/exported-nouns"
import { exportNoun, type ExportNoun } from "./export-noun.ts"

/** The lists that can be downloaded as tables. */
export const exportNouns: Record<ExportedNoun, ExportNoun> = {
  students: exportNoun({
    view: studentView,
    filter: studentFilter,
    list: listStudents,
    omit: ["subjects", "removes", "test_scores"],
    also: { test_scores: (row) => row.test_scores.map(({ name, score }) => `${name}: ${score}`).join("; ") },
  }),
  subjects: exportNoun({ view: subjectView, filter: page, list: listSubjects }),
  providers: exportNoun({ view: providerView, filter: page, list: listProviders }),
  curriculum: exportNoun({
    view: curriculumView,
    filter: curriculumFilter,
    list: listCurricula,
    omit: ["forecast", "next_lesson"],
    also: {
      lessons_done: ({ forecast }) => forecast.done,
      lessons_remaining: ({ forecast }) => forecast.remaining,
    },
  }),
  lessons: exportNoun({ view: lessonView, filter: lessonFilter, list: listLessons }),
  assignments: exportNoun({
    view: assignmentView,
    filter: assignmentFilter,
    list: listAssignments,
    omit: ["grade"],
    also: {
      points_earned: ({ grade }) => grade?.points_earned ?? null,
      percentage: ({ grade }) => grade?.percentage ?? null,
      letter_grade: ({ grade }) => grade?.letter_grade ?? null,
    },
  }),
  grades: exportNoun({
    view: gradeView,
    filter: gradeFilter,
    list: listGrades,
    omit: ["assignment"],
    also: {
      assignment: ({ assignment }) => assignment.title,
      points_possible: ({ assignment }) => assignment.points_possible,
    },
  }),
  attendance: exportNoun({ view: attendanceView, filter: attendanceFilter, list: listAttendance }),
  time: exportNoun({ view: timeView, filter: timeFilter, list: listTime }),
  schedule: exportNoun({ view: classView, filter: classFilter, list: listClasses }),
  events: exportNoun({ view: eventView, filter: eventFilter, list: listEvents }),
  resources: exportNoun({ view: resourceView, filter: resourceFilter, list: listResources }),
  filings: exportNoun({ view: filingView, filter: filingFilter, list: listFilings }),
  amendments: exportNoun({ view: amendmentView, filter: amendmentFilter, list: listAmendments }),
  "past-courses": exportNoun({ view: pastCourseView, filter: pastCourseFilter, list: listPastCourses }),
}
