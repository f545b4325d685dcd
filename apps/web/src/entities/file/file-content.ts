import type { FileView } from "@hearthbook/api/work/file"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { asUser } from "../../session/as-user.ts"
import { mayPass } from "../../api/query-client.ts"
import { askBytes, timeoutOfFiles } from "../../api/rest.ts"
import { dataUrl } from "../../lib/files/data-url.ts"

/** A stored file never changes, so it can be cached for good. */
const forGood = {
  staleTime: "static" as const,
  retry: (failures: number, cause: Error) => failures < 2 && mayPass(cause),
}

function read(id: string, patience?: number): Promise<Blob> {
  return asUser((access_token) => askBytes(`/files/${id}`, { access_token, patience }))
}

/** Loads a stored picture as a data URL for an `img`, which the content security policy allows. */
export function usePicture({ id }: Pick<FileView, "id">) {
  return useQuery({ queryKey: ["picture", id], queryFn: async () => dataUrl(await read(id)), ...forGood })
}

/** Documents up to this size in bytes are loaded at once. Larger ones are loaded when a person asks for them. */
const largestEager = 4 * 1024 * 1024

/**
 * Loads a stored document as an object URL that is valid while the component is mounted. `load` loads one that is not loaded at once,
 * and retries a failed load.
 */
export function useDocument({ id, size }: Pick<FileView, "id" | "size">, { isShown }: { isShown: boolean }) {
  const [attempt, setAttempt] = useState(isShown && size <= largestEager ? 1 : 0)
  const [state, setState] = useState<{ address: string | null; isError: boolean }>({ address: null, isError: false })
  useEffect(() => {
    if (attempt === 0) return
    let isHere = true
    let address: string | null = null
    read(id, timeoutOfFiles).then(
      (content) => {
        if (!isHere) return
        address = URL.createObjectURL(content)
        setState({ address, isError: false })
      },
      () => isHere && setState({ address: null, isError: true }),
    )
    return () => {
      isHere = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, attempt])
  const load = () => {
    setState({ address: null, isError: false })
    setAttempt(attempt + 1)
  }
  return { ...state, isLoading: attempt > 0 && !state.address && !state.isError, load }
}
