import { Container, Skeleton, Text, Title } from "@mantine/core"
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
        <div role="alert">
          <Title order={1} size="h2">
            This link does not open a transcript
          </Title>
          <Text c="dimmed" mt="xs">
            It may have expired, or the family may have revoked it. Ask them for a new one.
          </Text>
        </div>
      ) : error ? (
        <Failure cause={error} fallback="Failed to load the transcript." onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={480} role="status" aria-label="Loading" />
      )}
    </Container>
  )
}
