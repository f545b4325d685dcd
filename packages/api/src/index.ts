import { accountRouter } from "./modules/data/account/account.router.ts"
import { adminRouter } from "./modules/access/admin/admin.router.ts"
import { amendmentRouter } from "./modules/records/amendment/amendment.router.ts"
import { archiveRouter } from "./modules/data/archive/archive.router.ts"
import { assignmentRouter } from "./modules/work/assignment/assignment.router.ts"
import { attendanceRouter } from "./modules/records/attendance/attendance.router.ts"
import { avatarRouter } from "./modules/family/avatar/avatar.router.ts"
import { authRouter } from "./modules/access/auth/auth.router.ts"
import { calendarFeedRouter } from "./modules/data/calendar-feed/calendar-feed.router.ts"
import { changeRouter } from "./modules/data/change/change.router.ts"
import { childAddressRouter } from "./modules/access/child-address/child-address.router.ts"
import { copyRouter } from "./modules/plan/copy/copy.router.ts"
import { courseResultRouter } from "./modules/work/course-result/course-result.router.ts"
import { curriculumRouter } from "./modules/plan/curriculum/curriculum.router.ts"
import { dashboardRouter } from "./modules/records/dashboard/dashboard.router.ts"
import { plannerRouter } from "./modules/work/planner/planner.router.ts"
import { driveRouter } from "./modules/work/drive/drive.router.ts"
import { eventRouter } from "./modules/calendar/event/event.router.ts"
import { familyRouter } from "./modules/family/family/family.router.ts"
import { fileRouter } from "./modules/work/file/file.router.ts"
import { filingRouter } from "./modules/records/filing/filing.router.ts"
import { gradeRouter } from "./modules/work/grade/grade.router.ts"
import { gradingScaleRouter } from "./modules/family/grading-scale/grading-scale.router.ts"
import { holidayRouter } from "./modules/calendar/holiday/holiday.router.ts"
import { importRouter } from "./modules/data/import/import.router.ts"
import { invitationRouter } from "./modules/family/invitation/invitation.router.ts"
import { lessonRouter } from "./modules/work/lesson/lesson.router.ts"
import { loopRouter } from "./modules/plan/loop/loop.router.ts"
import { newItemsRouter } from "./modules/work/quick-add/quick-add.router.ts"
import { notificationRouter } from "./modules/messages/notification/notification.router.ts"
import { oauthRouter } from "./modules/access/oauth/oauth.router.ts"
import { recordsRouter } from "./modules/records/records/records.router.ts"
import { reportCardRouter } from "./modules/records/report-card/report-card.router.ts"
import { requirementRouter } from "./modules/records/requirement/requirement.router.ts"
import { rollOverRouter } from "./modules/plan/roll-over/roll-over.router.ts"
import { rescheduleRouter } from "./modules/work/reschedule/reschedule.router.ts"
import { progressRouter } from "./modules/work/progress/progress.router.ts"
import { pastCourseRouter } from "./modules/records/past-course/past-course.router.ts"
import { providerRouter } from "./modules/family/provider/provider.router.ts"
import { pushRouter } from "./modules/messages/push/push.router.ts"
import { resourceRouter } from "./modules/work/resource/resource.router.ts"
import { schoolDaysRouter } from "./modules/calendar/school-days/school-days.router.ts"
import { schoolYearRouter } from "./modules/family/school-year/school-year.router.ts"
import { rulePackRouter } from "./modules/records/rule-pack/rule-pack.router.ts"
import { scheduleRouter } from "./modules/calendar/schedule/schedule.router.ts"
import { seriesRouter } from "./modules/work/series/series.router.ts"
import { searchRouter } from "./modules/data/search/search.router.ts"
import { schoolRouter } from "./modules/records/school/school.router.ts"
import { sessionRouter } from "./modules/access/session/session.router.ts"
import { setupRouter } from "./modules/plan/setup/setup.router.ts"
import { settingsRouter } from "./modules/family/settings/settings.router.ts"
import { studentLoginRouter } from "./modules/family/student-login/student-login.router.ts"
import { studentRouter } from "./modules/family/student/student.router.ts"
import { subjectRouter } from "./modules/family/subject/subject.router.ts"
import { submissionRouter } from "./modules/work/submission/submission.router.ts"
import { accessTokenRouter } from "./modules/access/access-token/access-token.router.ts"
import { tabletRouter, tabletsRouter } from "./modules/family/tablet/tablet.router.ts"
import { timeRouter } from "./modules/records/time/time.router.ts"
import { transcriptRouter } from "./modules/records/transcript/transcript.router.ts"
import { unsubscribeRouter } from "./modules/messages/unsubscribe/unsubscribe.router.ts"
import { userRouter } from "./modules/access/user/user.router.ts"
import { workChangeRouter } from "./modules/work/bulk-change/bulk-change.router.ts"
import { wayInRouter } from "./modules/data/way-in/way-in.router.ts"
import { createCallerFactory, mergeRouters, router } from "./trpc/trpc.ts"

export const appRouter = router({
  auth: authRouter,
  childAddress: childAddressRouter,
  oauth: oauthRouter,
  sessions: sessionRouter,
  waysIn: wayInRouter,
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
