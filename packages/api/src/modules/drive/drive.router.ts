import { z } from "zod"
import type { Reason } from "../../errors/errors.ts"
import { createCallerFactory, router, unboundProcedure } from "../../trpc/trpc.ts"
import { assignmentView } from "../assignment/assignment.schema.ts"
import { userView } from "../auth/auth.schema.ts"
import type { ProviderProfile } from "../oauth/link-account.ts"
import { connectDrive, issueDriveTicket } from "./connect-drive.service.ts"
import { driveSubmission, driveToken } from "./drive.schema.ts"
import { freshDriveToken } from "./drive-token.service.ts"
import { submitDriveFile } from "./submit-drive.service.ts"

/** Where no Drive can be had, and what of Google's own trouble becomes here. */
const ofGoogle: Reason[] = ["NOT_FOUND", "DRIVE_DISCONNECTED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT"]

// Google is asked in between, so there is no unit around all of it.
export const driveRouter = router({
  token: unboundProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/auth/google/refresh-token",
        tags: ["auth"],
        summary: "An access token of one's own Google Drive, for the picker",
      },
      refuses: ofGoogle,
    })
    .input(z.void())
    .output(driveToken)
    .query(async ({ ctx }) => ({ google_access_token: await freshDriveToken(ctx) })),
  submit: unboundProcedure
    .meta({
      creates: true,
      openapi: {
        method: "POST",
        path: "/assignments/{assignment_id}/submit-drive",
        tags: ["assignments"],
        summary: "Hand in a file of one's own Google Drive",
      },
      refuses: ofGoogle,
    })
    .input(driveSubmission)
    .output(assignmentView)
    .mutation(({ ctx, input }) => submitDriveFile(ctx, input)),
})

/** What goes by cookies and redirects: no part of the app's router, called by the routes that a browser visits. */
export const driveVisitRouter = router({
  ticket: unboundProcedure.output(z.string()).mutation(({ ctx }) => issueDriveTicket(ctx)),
  connect: unboundProcedure
    // Made by our own OAuth engine, never by a request.
    .input(z.custom<ProviderProfile>())
    .output(userView)
    .mutation(({ ctx, input }) => connectDrive(ctx, input)),
})

export const createDriveVisitor = createCallerFactory(driveVisitRouter)
