import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { startWorker } from "./app-worker.ts"
import { followPerson } from "./follow-person.ts"
import { StatusBanner } from "./status-banner.tsx"

/** Keeps the app usable without a network, and says so. */
export default function OfflineStatus() {
  const client = useQueryClient()
  useEffect(() => followPerson(client), [client])
  useEffect(() => void startWorker().catch(() => undefined), [])
  return <StatusBanner />
}
