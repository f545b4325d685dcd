import { z } from "zod"
import { byId, removed } from "@hearthbook/core/fields/fields"
import { adultProcedure, memberProcedure, publicProcedure, router } from "../../../trpc/trpc.ts"
import {
  createTranscriptLink,
  deleteTranscriptLink,
  listTranscriptLinks,
  openTranscriptLink,
} from "./transcript-link.service.ts"
import {
  byStudent,
  byTranscriptToken,
  createdTranscriptLink,
  publicTranscriptView,
  transcriptLinkDraft,
  transcriptLinkFilter,
  transcriptLinkView,
  transcriptView,
} from "./transcript.schema.ts"
import { finalizeTranscript, readTranscript, reopenTranscript } from "./transcript.service.ts"
import { read, written } from "../../../refetch/rows.ts"

const tags = ["transcripts"]

export const transcriptRouter = router({
  get: adultProcedure
    .meta({
      openapi: { method: "GET", path: "/students/{id}/transcript", tags, summary: "Get a student's transcript" },
      reads: [...read.course, ...read.work, "event", "past_course", "course_result", "transcript"],
    })
    .input(byStudent)
    .output(transcriptView)
    .query(({ ctx, input }) => readTranscript(ctx.scope, input.id)),
  finalize: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/students/{id}/transcript/finalize",
        tags,
        summary: "Make a transcript official as it is today",
      },
      writes: ["transcript", "course_result", "amendment"],
    })
    .input(byStudent)
    .output(transcriptView)
    .mutation(({ ctx, input }) => finalizeTranscript(ctx.scope, input.id)),
  reopen: memberProcedure
    .meta({
      openapi: {
        method: "POST",
        path: "/students/{id}/transcript/reopen",
        tags,
        summary: "Make a transcript unofficial, so that it follows the records",
      },
      writes: ["transcript", "transcript_link"],
    })
    .input(byStudent)
    .output(transcriptView)
    .mutation(({ ctx, input }) => reopenTranscript(ctx.scope, input.id)),
  links: adultProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/students/{id}/transcript/links",
        tags,
        summary: "List the links to a transcript, newest first",
      },
      reads: ["student", "transcript_link"],
    })
    .input(transcriptLinkFilter)
    .output(z.array(transcriptLinkView))
    .query(({ ctx, input }) => listTranscriptLinks(ctx.scope, input)),
  createLink: memberProcedure
    .meta({
      is_for_people: true,
      openapi: {
        method: "POST",
        path: "/students/{id}/transcript/links",
        tags,
        summary: "Make a link that shows a finalized transcript until a day",
      },
      creates: true,
      refuses: ["CONFLICT"],
      writes: written.links,
    })
    .input(transcriptLinkDraft)
    .output(createdTranscriptLink)
    .mutation(({ ctx, input }) => createTranscriptLink(ctx.scope, input)),
  removeLink: memberProcedure
    .meta({
      is_for_people: true,
      openapi: { method: "DELETE", path: "/transcript-links/{id}", tags, summary: "Revoke a link to a transcript" },
      writes: written.links,
    })
    .input(byId)
    .output(removed)
    .mutation(({ ctx, input }) => deleteTranscriptLink(ctx.scope, input.id)),
  open: publicProcedure
    .meta({
      openapi: {
        method: "GET",
        path: "/transcript/{token}",
        tags,
        protect: false,
        summary: "Get a finalized transcript with its link, without an account",
      },
      refuses: ["NOT_FOUND", "RATE_LIMITED"],
      reads: ["student", "transcript", "transcript_link"],
    })
    .input(byTranscriptToken)
    .output(publicTranscriptView)
    .query(({ ctx, input }) => openTranscriptLink(ctx, input.token)),
})
