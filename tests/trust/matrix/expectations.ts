import { papers, type PaperName } from "@hearthbook/api/modules/records/paper/papers/index"
import type { ProcedureName } from "./procedures.ts"

/** The callers who may call a procedure. A user with a temporary password may only call those open to `any session`. */
export type Who = "anyone" | "any session" | "signed in" | "adults" | "heads of the family" | "admins"

/** The row that a call refers to. An `own row` belongs to one user, not to the family. */
type Names = "nothing" | "family's row" | "child's row" | "own row"

/** The access rule of a procedure. */
export type Expectation = {
  who: Who
  names: Names
  /** True if no program may call it with an access token: it lets somebody in, or is a way out of the family. */
  in_person?: true
  /** True if the person must have proved who they are in the last ten minutes. */
  needs_proof?: true
}

const inPerson = (expectation: Expectation): Expectation => ({ ...expectation, in_person: true })
const proved = (expectation: Expectation): Expectation => ({ ...inPerson(expectation), needs_proof: true })

const open: Expectation = { who: "anyone", names: "nothing" }
const atArrival: Expectation = { who: "any session", names: "nothing" }
const signedIn: Expectation = { who: "signed in", names: "nothing" }
const adult: Expectation = { who: "adults", names: "nothing" }
const head: Expectation = { who: "heads of the family", names: "nothing" }
const admin: Expectation = { who: "admins", names: "nothing" }
/** Procedures that refer to a row. A child's row is visible to that child and the adults but not to siblings. */
const ofChild: Expectation = { who: "signed in", names: "child's row" }
const ofFamily: Expectation = { who: "adults", names: "family's row" }
const ofFamilyByHead: Expectation = { who: "heads of the family", names: "family's row" }
const ownRow: Expectation = { who: "signed in", names: "own row" }
const ownRowOfHead: Expectation = { who: "heads of the family", names: "own row" }
const ownRowOfAdult: Expectation = { who: "adults", names: "own row" }

/**
 * The access rule of every procedure. It is written independently of the code, so that a mistake in the code is found.
 */
export const expectations: Record<ProcedureName, Expectation> = {
  // Signing in.
  "auth.register": open,
  "auth.login": open,
  "auth.refresh": open,
  "auth.demo": open,
  "auth.options": open,
  "auth.requestPasswordReset": open,
  "auth.confirmPasswordReset": open,
  "auth.readMagicLink": open,
  "auth.openMagicLink": open,
  "auth.readSignInUndo": open,
  "auth.undoSignInChange": open,
  "invitations.read": open,
  "invitations.accept": open,
  "unsubscribe.read": open,
  "unsubscribe.confirm": open,
  "childAddress.read": open,
  "childAddress.answer": open,
  // For the device that its cookie proves to be a family's tablet.
  "tablet.faces": open,
  "tablet.signIn": open,
  "tablet.openTile": open,
  "tablet.leave": open,

  // The caller's own account, also for children.
  "auth.whoami": inPerson(atArrival),
  "auth.logout": inPerson(atArrival),
  "auth.verificationStatus": inPerson(signedIn),
  "auth.sendVerification": inPerson(signedIn),
  "auth.readVerification": inPerson(signedIn),
  "auth.verifyEmail": inPerson(signedIn),
  // Children always have a password and never need a code.
  "auth.sendCode": inPerson(adult),
  "auth.prove": inPerson(signedIn),
  "auth.setFirstPassword": inPerson(atArrival),
  "oauth.connections": inPerson(signedIn),
  "oauth.disconnect": inPerson(signedIn),
  "sessions.list": inPerson(signedIn),
  "sessions.remove": inPerson(ownRow),
  "settings.updatePreferences": signedIn,
  "settings.changePassword": inPerson(signedIn),
  "drive.token": inPerson(signedIn),
  "driveVisits.ticket": inPerson(signedIn),
  "driveVisits.connect": inPerson(signedIn),
  "notifications.list": signedIn,
  "notifications.readAll": signedIn,
  "notifications.read": ownRow,

  // An adult's own account.
  "settings.get": adult,
  "settings.updateProfile": inPerson(adult),
  "settings.updateNotifications": adult,
  "settings.updateSecurity": inPerson(adult),
  "account.read": adult,
  "account.delete": inPerson(adult),
  "avatar.set": adult,
  "avatar.remove": adult,
  "connectionVisits.ticket": proved(adult),
  "connectionVisits.connect": inPerson(adult),
  "push.subscribe": inPerson(adult),
  "push.unsubscribe": inPerson(adult),

  // The family and its members. A teacher can neither manage members nor import, export or delete.
  "users.list": adult,
  "users.members": adult,
  "family.get": adult,
  "family.update": head,
  "family.removeMember": proved(ofFamilyByHead),
  "family.letBackIn": proved(ofFamilyByHead),
  "invitations.list": inPerson(head),
  "invitations.create": proved(head),
  "invitations.remove": inPerson(ofFamilyByHead),
  "archive.make": proved(head),
  "archive.ticket": proved(head),
  "archive.begin": inPerson(head),
  "archive.upload": inPerson(ownRowOfHead),
  "archive.uploadPart": inPerson(ownRowOfHead),
  "archive.cancel": inPerson(ownRowOfHead),
  "archive.restore": inPerson(ownRowOfHead),

  // The installation.
  "admin.stats": admin,
  "admin.events": admin,

  // The records.
  "studentLogins.suggest": ofFamily,
  "studentLogins.create": inPerson(ofFamily),
  "studentLogins.ofStudent": ofFamily,
  "studentLogins.reset": inPerson(ofFamily),
  "studentLogins.revoke": inPerson(ofFamily),
  "waysIn.list": inPerson(adult),
  // A tablet: a teacher ends only what is their own.
  "waysIn.revoke": inPerson(ofFamilyByHead),
  "accessTokens.list": inPerson(adult),
  "accessTokens.create": proved(adult),
  "accessTokens.delete": inPerson(ownRowOfAdult),
  "tablets.list": adult,
  "tablets.pins": adult,
  "tablets.setPin": inPerson(ofFamilyByHead),
  "tablets.removePin": inPerson(ofFamilyByHead),
  "tablets.openTile": inPerson(ofFamily),
  "tablets.enroll": inPerson(head),
  "tablets.remove": inPerson(ofFamilyByHead),
  "students.list": adult,
  "students.names": adult,
  "students.byId": ofFamily,
  "students.create": adult,
  "students.update": ofFamily,
  "students.delete": ofFamily,
  "subjects.list": adult,
  "subjects.byId": ofFamily,
  "subjects.create": adult,
  "subjects.update": ofFamily,
  "subjects.delete": ofFamily,
  "providers.list": adult,
  "providers.byId": ofFamily,
  "providers.create": adult,
  "providers.update": ofFamily,
  "providers.delete": ofFamily,
  "resources.list": signedIn,
  "resources.byId": ofChild,
  "resources.create": adult,
  "resources.update": ofFamily,
  "resources.delete": ofFamily,
  "curriculum.list": adult,
  "curriculum.names": adult,
  "curriculum.byId": ofFamily,
  "curriculum.create": ofFamily,
  "curriculum.update": ofFamily,
  "curriculum.delete": ofFamily,
  "curriculum.copy": ofFamily,
  "assignments.list": signedIn,
  "assignments.counts": signedIn,
  "assignments.byId": ofChild,
  "assignments.create": ofFamily,
  // A child may start its own assignments, which is what this test does.
  "assignments.update": ofChild,
  "assignments.changeMany": ofFamily,
  "assignments.delete": ofFamily,
  "submissions.list": ofChild,
  "submissions.create": ofChild,
  "submissions.unsubmit": ofChild,
  "files.waiting": ofChild,
  "files.upload": ofChild,
  "files.read": ofChild,
  "files.delete": ofChild,
  "files.beginUpload": ofChild,
  "files.readUpload": ownRow,
  "files.uploadPart": ownRow,
  "files.completeUpload": ownRow,
  "files.cancelUpload": ownRow,
  "drive.submit": ofChild,
  "grades.list": signedIn,
  "grades.ofStudent": ofChild,
  "grades.byId": ofChild,
  "grades.record": ofFamily,
  // The undo token is sealed for the caller. Another user's token is invalid.
  "grades.undo": adult,
  "grades.delete": ofFamily,
  "lessons.list": signedIn,
  "lessons.byId": ofChild,
  "lessons.create": ofFamily,
  // A child may mark its own lessons as done, which is what this test does.
  "lessons.update": ofChild,
  "lessons.part": ofFamily,
  "lessons.reorder": ofFamily,
  "lessons.delete": ofFamily,
  "lessons.deleteMany": ofFamily,
  "planning.series": ofFamily,
  "planning.reschedule": ofFamily,
  "planning.addItems": ofFamily,
  "amendments.list": adult,
  "schoolYears.lock": ofFamilyByHead,
  "schoolYears.unlock": ofFamilyByHead,
  "rulePacks.list": open,
  "rulePacks.byId": open,
  "gradingScales.list": adult,
  "gradingScales.byId": ofFamily,
  "gradingScales.create": adult,
  "gradingScales.update": ofFamily,
  "gradingScales.delete": ofFamily,
  "courseResults.grade": ofChild,
  "courseResults.grades": signedIn,
  "courseResults.ofCourse": ofChild,
  "courseResults.update": ofFamily,
  "courseResults.finalize": ofFamily,
  "courseResults.reopen": ofFamily,
  "pastCourses.list": adult,
  "pastCourses.byId": ofFamily,
  "pastCourses.create": ofFamily,
  "pastCourses.update": ofFamily,
  "pastCourses.delete": ofFamily,
  "transcripts.get": ofFamily,
  "transcripts.finalize": ofFamilyByHead,
  "transcripts.reopen": ofFamilyByHead,
  "transcripts.links": ofFamily,
  "transcripts.createLink": inPerson(ofFamilyByHead),
  "transcripts.removeLink": inPerson(ofFamilyByHead),
  // For anyone who has a link.
  "transcripts.open": open,
  "calendarFeeds.list": inPerson(adult),
  "calendarFeeds.byId": inPerson(ofFamily),
  "calendarFeeds.create": inPerson(ofFamily),
  // A teacher changes only their own, and these are a parent's.
  "calendarFeeds.update": inPerson(ofFamilyByHead),
  "calendarFeeds.replace": inPerson(ofFamilyByHead),
  "calendarFeeds.delete": inPerson(ofFamilyByHead),
  "reportCards.get": ofFamily,
  "school.get": adult,
  "school.update": head,
  "school.setLogo": head,
  ...expectedOfPapers(),
  "export.table": adult,
  "export.bundle": ofFamily,
  "requirements.list": adult,
  "requirements.overview": adult,
  "requirements.byId": ofFamily,
  "requirements.pace": ofFamily,
  "requirements.create": ofFamily,
  "requirements.createMany": ofFamily,
  "requirements.update": ofFamily,
  "requirements.refresh": ofFamily,
  "requirements.delete": ofFamily,
  "filings.list": adult,
  "filings.byId": ofFamily,
  "filings.draft": ofFamily,
  "filings.create": ofFamily,
  "filings.update": ofFamily,
  "filings.delete": ofFamily,
  "filings.upload": ofFamily,
  "imports.list": adult,
  "imports.create": adult,
  "imports.byId": ofFamily,
  "imports.rows": ofFamily,
  "imports.wrongRows": ofFamily,
  "imports.update": ofFamily,
  "imports.delete": ofFamily,
  "imports.confirm": ofFamily,
  "records.ofYear": ofFamily,
  "loops.list": signedIn,
  "loops.byId": ofChild,
  "loops.create": ofFamily,
  "loops.update": ofFamily,
  "loops.delete": ofFamily,
  "time.list": signedIn,
  "time.summary": ofChild,
  "time.byId": ofChild,
  "time.create": ofChild,
  "time.createMany": ofFamily,
  "time.logClasses": adult,
  "time.update": ofChild,
  "time.delete": ofChild,
  "schedule.list": signedIn,
  "schedule.byId": ofChild,
  "schedule.create": ofFamily,
  "schedule.createMany": ofFamily,
  "schedule.update": ofFamily,
  "schedule.delete": ofFamily,
  "changes.list": adult,
  "changes.undo": ofFamily,
  "schoolYears.list": adult,
  "schoolYears.byId": ofFamily,
  "schoolYears.create": adult,
  "schoolYears.update": ofFamily,
  "schoolYears.delete": ofFamily,
  "schoolYears.rollOver": ofFamily,
  "holidays.suggest": ofFamily,
  "holidays.create": ofFamily,
  "schoolDays.inRange": signedIn,
  "schoolDays.ofStudents": adult,
  "planner.inRange": signedIn,
  "search.all": adult,
  "events.list": signedIn,
  "events.byId": ofChild,
  "events.create": adult,
  "events.update": ofFamily,
  "events.delete": ofFamily,
  "attendance.list": adult,
  "attendance.streaks": adult,
  "attendance.byId": ofFamily,
  "attendance.mark": ofFamily,
  "attendance.markAll": ofFamily,
  "progress.list": adult,
  "progress.weeks": adult,
  "dashboard.overview": adult,
  "dashboard.stats": adult,
  "dashboard.finishDay": ofFamily,
  "setup.answers": adult,
  "setup.saveAnswers": adult,
  "setup.run": ofFamily,
}

/** Every document is for the adults of the family. Most name a student, a school year or a filing. */
function expectedOfPapers(): Record<`papers.${PaperName}`, Expectation> {
  const namesRow = ({ input }: (typeof papers)[PaperName]) =>
    input.safeParse({ date: "2026-09-15" }).success ? adult : ofFamily
  return Object.fromEntries(
    Object.entries(papers).map(([name, paper]) => [`papers.${name}`, namesRow(paper)]),
  ) as Record<`papers.${PaperName}`, Expectation>
}
