import type { FileView } from "@hearthbook/api/schemas/file"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { asUser } from "../../session/as-user.ts"
import { mayPass } from "../../api/query-client.ts"
import { askBytes } from "../../api/rest.ts"
import { dataUrl } from "../../lib/data-url.ts"

/** A kept file never changes, so no write makes it old. */
const forGood = {
  staleTime: "static" as const,
  retry: (failures: number, cause: Error) => failures < 2 && mayPass(cause),
}

function read(id: string): Promise<Blob> {
  return asUser((access_token) => askBytes(`/files/${id}`, { access_token }))
}

/** A kept picture, as the address of an `img`: its content itself, which the content security policy lets be shown. */
export function usePicture({ id }: Pick<FileView, "id">) {
  return useQuery({ queryKey: ["picture", id], queryFn: async () => dataUrl(await read(id)), ...forGood })
}

/**
 * A kept document, as an address of this page's own for a link, which holds while the component is there. `again` asks once
 * more where it could not be loaded.
 */
export function useDocument({ id }: FileView) {
  const [asked, setAsked] = useState(0)
  const [state, setState] = useState<{ address: string | null; isError: boolean }>({ address: null, isError: false })
  useEffect(() => {
    let isHere = true
    let address: string | null = null
    read(id).then(
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
  }, [id, asked])
  const again = () => {
    setState({ address: null, isError: false })
    setAsked(asked + 1)
  }
  return { ...state, again }
}
