import type { ImportView } from "@hearthbook/api/data/import"
import { trpc } from "../../api/trpc.ts"
import { useSearchParamsState } from "../../ui/url/use-search-params-state.ts"
import { PreviewImport } from "./preview/preview-import.tsx"
import { StartImport } from "./start/start-import.tsx"
import { importKindOf } from "./kind-labels.ts"

/** A table to paste or to drop, then its preview, which has an address and so survives a reload. */
export function ImportBoard() {
  const { search, put } = useSearchParamsState()
  const utils = trpc.useUtils()
  const id = search.get("id")
  const open = (view: ImportView) => {
    utils.imports.byId.setData({ id: view.id }, view)
    put({ id: view.id, kind: view.kind })
  }
  const startOver = () => put({ id: null })
  if (id !== null) return <PreviewImport key={id} id={id} onStartOver={startOver} />
  const kind = importKindOf(search.get("kind"))
  return (
    <StartImport
      kind={kind}
      curriculum_id={kind === "lessons" || kind === "assignments" ? search.get("course") : null}
      onKind={(next) => put({ kind: next })}
      onRead={open}
    />
  )
}
