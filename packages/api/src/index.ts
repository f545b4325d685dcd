import { accountRouter } from "./modules/account/account.router.ts"
import { adminRouter } from "./modules/admin/admin.router.ts"
import { amendmentRouter } from "./modules/amendment/amendment.router.ts"
import { archiveRouter } from "./modules/archive/archive.router.ts"
import { assignmentRouter } from "./modules/assignment/assignment.router.ts"
import { attendanceRouter } from "./modules/attendance/attendance.router.ts"
import { avatarRouter } from "./modules/avatar/avatar.router.ts"
import { authRouter } from "./modules/auth/auth.router.ts"
import { calendarFeedRouter } from "./modules/calendar-feed/calendar-feed.router.ts"
import { changeRouter } from "./modules/change/change.router.ts"
import { childAddressRouter } from "./modules/child-address/child-address.router.ts"
import { copyRouter } from "./modules/copy/copy.router.ts"
import { courseResultRouter } from "./modules/course-result/course-result.router.ts"
import { curriculumRouter } from "./modules/curriculum/curriculum.router.ts"
import { dashboardRouter } from "./modules/dashboard/dashboard.router.ts"
import { plannerRouter } from "./modules/planner/planner.router.ts"
import { driveRouter } from "./modules/drive/drive.router.ts"
import { eventRouter } from "./modules/event/event.router.ts"
import { familyRouter } from "./modules/family/family.router.ts"
import { fileRouter } from "./modules/file/file.router.ts"
import { filingRouter } from "./modules/filing/filing.router.ts"
import { gradeRouter } from "./modules/grade/grade.router.ts"
import { gradingScaleRouter } from "./modules/grading-scale/grading-scale.router.ts"
import { holidayRouter } from "./modules/holiday/holiday.router.ts"
import { importRouter } from "./modules/import/import.router.ts"
import { invitationRouter } from "./modules/invitation/invitation.router.ts"
import { lessonRouter } from "./modules/lesson/lesson.router.ts"
import { loopRouter } from "./modules/loop/loop.router.ts"
import { newItemsRouter } from "./modules/new-items/new-items.router.ts"
import { notificationRouter } from "./modules/notification/notification.router.ts"
import { oauthRouter } from "./modules/oauth/oauth.router.ts"
import { recordsRouter } from "./modules/records/records.router.ts"
import { reportCardRouter } from "./modules/report-card/report-card.router.ts"
import { requirementRouter } from "./modules/requirement/requirement.router.ts"
import { rollOverRouter } from "./modules/roll-over/roll-over.router.ts"
import { rescheduleRouter } from "./modules/reschedule/reschedule.router.ts"
import { progressRouter } from "./modules/progress/progress.router.ts"
import { pastCourseRouter } from "./modules/past-course/past-course.router.ts"
import { providerRouter } from "./modules/provider/provider.router.ts"
import { pushRouter } from "./modules/push/push.router.ts"
import { resourceRouter } from "./modules/resource/resource.router.ts"
import { schoolDaysRouter } from "./modules/school-days/school-days.router.ts"
import { schoolYearRouter } from "./modules/school-year/school-year.router.ts"
import { rulePackRouter } from "./modules/rule-pack/rule-pack.router.ts"
import { scheduleRouter } from "./modules/schedule/schedule.router.ts"
import { seriesRouter } from "./modules/series/series.router.ts"
import { searchRouter } from "./modules/search/search.router.ts"
import { schoolRouter } from "./modules/school/school.router.ts"
import { sessionRouter } from "./modules/session/session.router.ts"
import { setupRouter } from "./modules/setup/setup.router.ts"
import { settingsRouter } from "./modules/settings/settings.router.ts"
import { studentLoginRouter } from "./modules/student-login/student-login.router.ts"
import { studentRouter } from "./modules/student/student.router.ts"
import { subjectRouter } from "./modules/subject/subject.router.ts"
import { submissionRouter } from "./modules/submission/submission.router.ts"
import { accessTokenRouter } from "./modules/access-token/access-token.router.ts"
import { tabletRouter, tabletsRouter } from "./modules/tablet/tablet.router.ts"
import { timeRouter } from "./modules/time/time.router.ts"
import { transcriptRouter } from "./modules/transcript/transcript.router.ts"
import { unsubscribeRouter } from "./modules/unsubscribe/unsubscribe.router.ts"
import { userRouter } from "./modules/user/user.router.ts"
import { workChangeRouter } from "./modules/work-change/work-change.router.ts"
import { createCallerFactory, mergeRouters, router } from "./trpc/trpc.ts"

export const appRouter = router({
  auth: authRouter,
  childAddress: childAddressRouter,
  oauth: oauthRouter,
  sessions: sessionRouter,
  settings: settingsRouter,
  school: schoolRouter,
  account: accountRouter,
  avatar: avatarRouter,
  users: userRouter,
  family: familyRouter,
  archive: archiveRouter,
  changes: changeRouter,
  amendments: amendmentRouter,
  imports: importRouter,
  invitations: invitationRouter,
  admin: adminRouter,
  // Before students: the path /students/login must not be read as an id.
  studentLogins: studentLoginRouter,
  accessTokens: accessTokenRouter,
  tablets: tabletsRouter,
  tablet: tabletRouter,
  students: studentRouter,
  subjects: subjectRouter,
  providers: providerRouter,
  resources: resourceRouter,
  curriculum: mergeRouters(curriculumRouter, copyRouter),
  assignments: mergeRouters(assignmentRouter, workChangeRouter),
  submissions: submissionRouter,
  files: fileRouter,
  drive: driveRouter,
  grades: gradeRouter,
  gradingScales: gradingScaleRouter,
  courseResults: courseResultRouter,
  pastCourses: pastCourseRouter,
  transcripts: transcriptRouter,
  reportCards: reportCardRouter,
  lessons: lessonRouter,
  planning: mergeRouters(seriesRouter, rescheduleRouter, newItemsRouter),
  loops: loopRouter,
  time: timeRouter,
  rulePacks: rulePackRouter,
  requirements: requirementRouter,
  filings: filingRouter,
  records: recordsRouter,
  schedule: scheduleRouter,
  events: eventRouter,
  calendarFeeds: calendarFeedRouter,
  schoolYears: mergeRouters(schoolYearRouter, rollOverRouter),
  setup: setupRouter,
  schoolDays: schoolDaysRouter,
  holidays: holidayRouter,
  attendance: attendanceRouter,
  progress: progressRouter,
  dashboard: dashboardRouter,
  planner: plannerRouter,
  search: searchRouter,
  notifications: notificationRouter,
  unsubscribe: unsubscribeRouter,
  push: pushRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures directly with a context, for tests and jobs. */
export const createCaller = createCallerFactory(appRouter)
