import type { ProcedureName } from "./procedures.ts"

/** Who may call a procedure at all. A temporary password opens what there is `before all else`, and nothing more. */
export type Who =
  "anyone" | "the signed in, before all else" | "the signed in" | "adults" | "heads of the family" | "admins"

/** Whose row the call is about; `one's own` is nobody else's, in the same family too. */
type Names = "nothing" | "a row of the family" | "a row of a child" | "a row of one's own"

/** What the specification says of a procedure. */
export type Expectation = { who: Who; names: Names }

const open: Expectation = { who: "anyone", names: "nothing" }
const atArrival: Expectation = { who: "the signed in, before all else", names: "nothing" }
const signedIn: Expectation = { who: "the signed in", names: "nothing" }
const adult: Expectation = { who: "adults", names: "nothing" }
const head: Expectation = { who: "heads of the family", names: "nothing" }
const admin: Expectation = { who: "admins", names: "nothing" }
/** The same, of a row. A child's is its own's and the adults', and no sibling's. */
const ofChild: Expectation = { who: "the signed in", names: "a row of a child" }
const ofFamily: Expectation = { who: "adults", names: "a row of the family" }
const ofFamilyByHead: Expectation = { who: "heads of the family", names: "a row of the family" }
const ofOneself: Expectation = { who: "the signed in", names: "a row of one's own" }
const ofOneselfByHead: Expectation = { who: "heads of the family", names: "a row of one's own" }

/**
 * Who may do what, by A §6 and DECISIONS 12 to 18: one declaration for each procedure there is. It is written from the
 * specification and not from the code: where the two differ, the code is wrong.
 */
export const expectations: Record<ProcedureName, Expectation> = {
  // Coming in, and what is needed for it (A §7).
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

  // About the caller's own account, a child's too (DECISIONS 16, 18).
  "auth.whoami": atArrival,
  "auth.logout": atArrival,
  "auth.verificationStatus": signedIn,
  "auth.sendVerification": signedIn,
  "auth.readVerification": signedIn,
  "auth.verifyEmail": signedIn,
  // A child has a password.
  "auth.sendCode": adult,
  "auth.setFirstPassword": atArrival,
  "oauth.connections": signedIn,
  "oauth.disconnect": signedIn,
  "sessions.list": signedIn,
  "sessions.remove": ofOneself,
  "settings.updatePreferences": signedIn,
  "settings.changePassword": signedIn,
  "drive.token": signedIn,
  "driveVisits.ticket": signedIn,
  "driveVisits.connect": signedIn,
  "notifications.list": signedIn,
  "notifications.readAll": signedIn,
  "notifications.read": ofOneself,

  // About an adult's own account.
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

  // The family, and who is in it (DECISIONS 13a): a teacher does neither members nor import, export or deletion.
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
  "archive.upload": ofOneselfByHead,
  "archive.uploadPart": ofOneselfByHead,
  "archive.cancel": ofOneselfByHead,
  "archive.restore": ofOneselfByHead,

  // The installation (DECISIONS 14).
  "admin.stats": admin,
  "admin.events": admin,

  // The records (A §6, DECISIONS 16).
  "studentLogins.suggest": ofFamily,
  "studentLogins.create": ofFamily,
  "studentLogins.ofStudent": ofFamily,
  "studentLogins.reset": ofFamily,
  "studentLogins.revoke": ofFamily,
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
  "assignments.list": signedIn,
  "assignments.counts": signedIn,
  "assignments.byId": ofChild,
  "assignments.create": ofFamily,
  // A child may begin its own, which is what is asked for here.
  "assignments.update": ofChild,
  "assignments.delete": ofFamily,
  "submissions.list": ofChild,
  "submissions.create": ofChild,
  "submissions.takeBack": ofChild,
  "files.waiting": ofChild,
  "files.upload": ofChild,
  "files.read": ofChild,
  "files.delete": ofChild,
  "drive.submit": ofChild,
  "grades.list": signedIn,
  "grades.ofStudent": ofChild,
  "grades.byId": ofChild,
  "grades.record": ofFamily,
  // What undoes a change is the caller's own, sealed; another's is no undo at all.
  "grades.undo": adult,
  "grades.delete": ofFamily,
  "lessons.list": signedIn,
  "lessons.byId": ofChild,
  "lessons.create": ofFamily,
  "lessons.update": ofFamily,
  "lessons.delete": ofFamily,
  "schedule.list": signedIn,
  "schedule.byId": ofChild,
  "schedule.create": ofFamily,
  "schedule.update": ofFamily,
  "schedule.delete": ofFamily,
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
}
