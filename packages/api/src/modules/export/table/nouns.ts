import { amendmentFilter, amendmentView } from "../../amendment/amendment.schema.ts"
import { listAmendments } from "../../amendment/amendment.service.ts"
import { listAssignments } from "../../assignment/assignment-list.service.ts"
import { assignmentFilter, assignmentView } from "../../assignment/assignment.schema.ts"
import { attendanceFilter, attendanceView } from "../../attendance/attendance.schema.ts"
import { listAttendance } from "../../attendance/attendance.service.ts"
import { curriculumFilter, curriculumView } from "../../curriculum/curriculum.schema.ts"
import { listCurricula } from "../../curriculum/curriculum.service.ts"
import { eventFilter, eventView } from "../../event/event.schema.ts"
import { listEvents } from "../../event/event.service.ts"
import { filingFilter, filingView } from "../../filing/filing.schema.ts"
import { listFilings } from "../../filing/filing.service.ts"
import { gradeFilter, gradeView } from "../../grade/grade.schema.ts"
import { listGrades } from "../../grade/grade.service.ts"
import { lessonFilter, lessonView } from "../../lesson/lesson.schema.ts"
import { listLessons } from "../../lesson/lesson.service.ts"
import { pastCourseFilter, pastCourseView } from "../../past-course/past-course.schema.ts"
import { listPastCourses } from "../../past-course/past-course.service.ts"
import { providerView } from "../../provider/provider.schema.ts"
import { listProviders } from "../../provider/provider.service.ts"
import { resourceFilter, resourceView } from "../../resource/resource.schema.ts"
import { listResources } from "../../resource/resource.service.ts"
import { classFilter, classView } from "../../schedule/schedule.schema.ts"
import { listClasses } from "../../schedule/schedule.service.ts"
import { studentFilter, studentView } from "../../student/student.schema.ts"
import { listStudents } from "../../student/student.service.ts"
import { subjectView } from "../../subject/subject.schema.ts"
import { listSubjects } from "../../subject/subject.service.ts"
import { timeFilter, timeView } from "../../time/time.schema.ts"
import { listTime } from "../../time/time.service.ts"
import { page } from "../../../fields/fields.ts"
import type { ExportedNoun } from "../../../rules/export/exported-nouns.ts"
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
