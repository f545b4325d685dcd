import { useQuery } from "@tanstack/react-query"
import { askBytes, timeoutOfFiles } from "../../api/rest.ts"
import { asUser } from "../../session/as-user.ts"
import type { PaperSize } from "@hearthbook/core/export/paper-sizes"

/** A document of the API: its address with what it is about, such as '/students/1/report-card.pdf?school_year_id=2'. */
export type PdfAddress = string

/** Loads a document as a PDF. It is made anew when anything that it may show was changed. */
export function usePdf(address: PdfAddress, paper: PaperSize) {
  const path = `${address}${address.includes("?") ? "&" : "?"}paper=${paper}`
  return useQuery({
    queryKey: ["pdf", path],
    queryFn: ({ signal }) =>
      asUser((access_token) => askBytes(path, { access_token, patience: timeoutOfFiles, signal })),
  })
}
