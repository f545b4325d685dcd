import { Container, Skeleton } from "@mantine/core"
import { useRoute } from "wouter"
import { trpc } from "../../api/trpc.ts"
import { readError } from "../../lib/read-error.ts"
import { paths } from "../../lib/paths.ts"
import { Failure } from "../../ui/feedback/failure.tsx"
import { Logo } from "../../ui/layout/logo.tsx"
import { SharedTranscript } from "./shared-transcript.tsx"
import classes from "./shared-transcript.module.css"

/** An official transcript, for whoever has its link. It needs no account, and leads nowhere else. */
export default function SharedTranscriptPage() {
  const [, params] = useRoute(paths.sharedTranscript)
  const token = params?.token ?? ""
  const { data, error, refetch } = trpc.transcripts.open.useQuery({ token }, { retry: false, staleTime: Infinity })
  return (
    <Container component="main" size="md" py="xl" id="page">
      <title>Transcript · Hearthbook</title>
      <meta name="robots" content="noindex" />
      <div className={classes.logo}>
        <Logo />
      </div>
      {data ? (
        <SharedTranscript transcript={data} />
      ) : error && readError(error).code === "NOT_FOUND" ? (
        <p role="alert">
          This link does not open a transcript. It may have expired, or the family may have revoked it. Ask them for a
          new one.
        </p>
      ) : error ? (
        <Failure cause={error} fallback="Failed to load the transcript." onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={480} aria-label="Loading" />
      )}
    </Container>
  )
}
