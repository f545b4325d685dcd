import type { PaperSize } from "@hearthbook/core/export/paper-sizes"
import type { School, Sheet } from "../parts/sheet.ts"

const school: School = {
  name: "Maple Hollow Academy",
  address: "412 Orchard Lane\nBurlington, VT 05401",
  phone: "(802) 555-0134",
  email: "office@maplehollow.example",
}

export function sheetOn(paper: PaperSize, own: School | null = school): Sheet {
  return { paper, school: own, as_of: "2027-05-28", made_at: new Date("2027-05-28T15:00:00Z") }
}
