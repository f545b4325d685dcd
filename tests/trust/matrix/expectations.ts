import type { ProcedureName } from "./procedures.ts"

/** The callers who may call a procedure. A user with a temporary password may only call those open to `any session`. */
export type Who = "anyone" | "any session" | "signed in" | "adults" | "heads of the family" | "admins"

/** The row that a call refers to. An `own row` belongs to one user, not to the family. */
type Names = "nothing" | "family's row" | "child's row" | "own row"

/** The access rule of a procedure. */
export type Expectation = { who: Who; names: Names }

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
  "auth.whoami": atArrival,
  "auth.logout": atArrival,
  "auth.verificationStatus": signedIn,
  "auth.sendVerification": signedIn,
  "auth.readVerification": signedIn,
  "auth.verifyEmail": signedIn,
  // Children always have a password and never need a code.
  "auth.sendCode": adult,
  "auth.setFirstPassword": atArrival,
  "oauth.connections": signedIn,
  "oauth.disconnect": signedIn,
  "sessions.list": signedIn,
  "sessions.remove": ownRow,
  "settings.updatePreferences": signedIn,
  "settings.changePassword": signedIn,
  "drive.token": signedIn,
  "driveVisits.ticket": signedIn,
  "driveVisits.connect": signedIn,
  "notifications.list": signedIn,
  "notifications.readAll": signedIn,
  "notifications.read": ownRow,

  // An adult's own account.
  "settings.get": adult,
  "settings.updateProfile": adult,
  "settings.updateNotifications": adult,
  "settings.updateSecurity": adult,
  "account.read": adult,
  "account.delete": adult,
  "avatar.set": adult,
  "avatar.remove": adult,
  "connectionVisits.ticket": adult,
  "connectionVisits.connect": adult,
  "push.subscribe": adult,
  "push.unsubscribe": adult,

  // The family and its members. A teacher can neither manage members nor import, export or delete.
  "users.list": adult,
  "users.members": adult,
  "family.get": adult,
  "family.update": head,
  "family.removeMember": ofFamilyByHead,
  "invitations.list": head,
  "invitations.create": head,
  "invitations.remove": ofFamilyByHead,
  "archive.make": head,
  "archive.ticket": head,
  "archive.begin": head,
  "archive.upload": ownRowOfHead,
  "archive.uploadPart": ownRowOfHead,
  "archive.cancel": ownRowOfHead,
  "archive.restore": ownRowOfHead,

  // The installation.
  "admin.stats": admin,
  "admin.events": admin,

  // The records.
  "studentLogins.suggest": ofFamily,
  "studentLogins.create": ofFamily,
  "studentLogins.ofStudent": ofFamily,
  "studentLogins.reset": ofFamily,
  "studentLogins.revoke": ofFamily,
  "tablets.list": adult,
  "tablets.pins": adult,
  "tablets.setPin": ofFamily,
  "tablets.removePin": ofFamily,
  "tablets.openTile": ofFamily,
  "tablets.enroll": head,
  "tablets.remove": ofFamilyByHead,
  "students.list": adult,
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
  "lessons.reorder": ofFamily,
  "lessons.delete": ofFamily,
  "planning.series": ofFamily,
  "planning.reschedule": ofFamily,
  "loops.list": signedIn,
  "loops.byId": ofChild,
  "loops.create": ofFamily,
  "loops.update": ofFamily,
  "loops.delete": ofFamily,
  "schedule.list": signedIn,
  "schedule.byId": ofChild,
  "schedule.create": ofFamily,
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
}
