import { z } from "zod"
import type { Reason } from "@hearthbook/core/errors/errors"
import { createCallerFactory, router, nonTransactionalProcedure } from "../../../trpc/trpc.ts"
import { assignmentView } from "../assignment/assignment.schema.ts"
import { userView } from "../../access/auth/auth.schema.ts"
import type { ProviderProfile } from "../../access/oauth/link-account.ts"
import { connectDrive, issueDriveTicket } from "./connect-drive.service.ts"
import { driveSubmission, driveToken } from "./drive.schema.ts"
import { freshDriveToken } from "./drive-token.service.ts"
import { submitDriveFile } from "./submit-drive.service.ts"

/** Errors of a missing connection, and of Google itself. */
const ofGoogle: Reason[] = ["NOT_FOUND", "DRIVE_DISCONNECTED", "PROVIDER_UNREACHABLE", "PROVIDER_TIMEOUT"]

// Google is called in between, so the calls are not one transaction.
export const driveRouter = router({
  token: nonTransactionalProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "GET",
        path: "/auth/google/refresh-token",
        tags: ["auth"],
        summary: "Get an access token for the person's Google Drive, for the picker",
      },
      refuses: ofGoogle,
      reads: [],
    })
    .input(z.void())
    .output(driveToken)
    .query(async ({ ctx }) => ({ google_access_token: await freshDriveToken(ctx) })),
  submit: nonTransactionalProcedure
    .meta({
      creates: true,
      openapi: {
        method: "POST",
        path: "/assignments/{assignment_id}/submit-drive",
        tags: ["assignments"],
        summary: "Turn in a file from the person's Google Drive",
      },
      refuses: ofGoogle,
      writes: "everything",
    })
    .input(driveSubmission)
    .output(assignmentView)
    .mutation(({ ctx, input }) => submitDriveFile(ctx, input)),
})

/** Procedures for redirects with cookies. Not part of the app's router; called by the routes that a browser visits. */
export const driveRedirectRouter = router({
  ticket: nonTransactionalProcedure
    .meta({ is_for_people: true })
    .output(z.string())
    .mutation(({ ctx }) => issueDriveTicket(ctx)),
  connect: nonTransactionalProcedure
    // Created by the OAuth engine, never sent in a request.
    .input(z.custom<ProviderProfile>())
    .output(userView)
    .mutation(({ ctx, input }) => connectDrive(ctx, input)),
})

export const createDriveRedirectCaller = createCallerFactory(driveRedirectRouter)
