import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, memberProcedure, publicProcedure, router } from "../../../trpc/trpc.ts"
import { sessionView } from "../../access/auth/auth.schema.ts"
import { listPins, openTile, removePin, setPin } from "./tablet-pin.service.ts"
import {
  facesView,
  pinDraft,
  pinOf,
  pinSignIn,
  pinView,
  tabletDraft,
  tabletLeaving,
  tabletLeft,
  tabletView,
  tileOpened,
  tileOpening,
} from "./tablet.schema.ts"
import { enrollTablet, listTablets, removeTablet } from "./tablet.service.ts"
import { leaveTablet, openTileWithPassword, readFaces, signInWithPin } from "./use-tablet.service.ts"

const tags = ["auth"]

/** The family's tablets and the children's PINs, for adults. */
export const tabletsRouter = router({
  list: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/tablets", tags, summary: "List the family's tablets" },
      reads: ["tablet"],
    })
    .input(z.void())
    .output(z.array(tabletView))
    .query(({ ctx }) => listTablets(ctx.scope, ctx.tablet)),
  enroll: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "POST", path: "/tablets", tags, summary: "Make this device the family's tablet" },
      refuses: ["CONFLICT"],
      writes: ["tablet", "session", "auth_event"],
    })
    .input(tabletDraft)
    .output(tabletView)
    .mutation(({ ctx, input }) => enrollTablet(ctx.scope, ctx.tablet, input)),
  // Before /tablets/{id}, because the first matching path is used.
  pins: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/tablets/pins", tags, summary: "List which children have a PIN" },
      reads: ["student", "tablet"],
    })
    .input(z.void())
    .output(z.array(pinView))
    .query(({ ctx }) => listPins(ctx.scope)),
  setPin: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "PUT", path: "/tablets/pins/{student_id}", tags, summary: "Set a child's PIN" },
      writes: ["tablet", "session", "auth_event"],
    })
    .input(pinDraft)
    .output(pinView)
    .mutation(({ ctx, input }) => setPin(ctx.scope, input)),
  removePin: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/tablets/pins/{student_id}", tags, summary: "Remove a child's PIN" },
      writes: ["tablet", "session", "auth_event"],
    })
    .input(pinOf)
    .output(pinView)
    .mutation(({ ctx, input }) => removePin(ctx.scope, input.student_id)),
  openTile: adultProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/tablets/pins/{student_id}/open",
        tags,
        summary: "Let a child try its PIN again after five wrong tries",
      },
      writes: ["tablet", "session", "auth_event"],
    })
    .input(pinOf)
    .output(pinView)
    .mutation(({ ctx, input }) => openTile(ctx.scope, input.student_id)),
  remove: memberProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "DELETE",
        path: "/tablets/{id}",
        tags,
        summary: "Revoke a tablet, which signs out the child on it",
      },
      writes: ["tablet", "session", "auth_event"],
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => removeTablet(ctx.scope, input.id)),
})

/** For the device itself, which its cookie proves to be a family's tablet. */
export const tabletRouter = router({
  faces: publicProcedure
    .meta({
      openapi: { method: "GET", path: "/tablet", tags, protect: false, summary: "List the children of this tablet" },
      reads: ["student", "tablet"],
    })
    .input(z.void())
    .output(facesView)
    .query(({ ctx }) => readFaces(ctx)),
  signIn: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/tablet/session",
        tags,
        protect: false,
        summary: "Sign a child in with its PIN on the family's tablet",
      },
      refuses: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
      writes: "everything",
    })
    .input(pinSignIn)
    .output(sessionView)
    .mutation(({ ctx, input }) => signInWithPin(ctx, input)),
  openTile: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/tablet/open-tile",
        tags,
        protect: false,
        summary: "Open a child's locked tile with a parent's password",
      },
      refuses: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
      writes: "everything",
    })
    .input(tileOpening)
    .output(tileOpened)
    .mutation(({ ctx, input }) => openTileWithPassword(ctx, input)),
  leave: publicProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/tablet/leave",
        tags,
        protect: false,
        summary: "Make this device an ordinary one again, with a parent's password",
      },
      refuses: ["INVALID_CREDENTIALS", "RATE_LIMITED"],
      writes: "everything",
    })
    .input(tabletLeaving)
    .output(tabletLeft)
    .mutation(({ ctx, input }) => leaveTablet(ctx, input)),
})
