import { expect, test } from "vitest"
import { filterOptions } from "./filter-options.ts"

const option = (label: string) => ({ value: label, label, disabled: false })

test(
  "options are found without accents and in any order of words, also in groups",
  { tags: ["editing.search-choices"] },
  () => {
    const options = [option("Łukasz Nowak"), { group: "Others", items: [option("Zoë Smith"), option("Ada")] }]
    expect(filterOptions({ options, search: "nowak lukasz", limit: 10 })).toEqual([
      options[0],
      { group: "Others", items: [] },
    ])
    expect(filterOptions({ options, search: "ZOE", limit: 10 })).toEqual([
      { group: "Others", items: [option("Zoë Smith")] },
    ])
    expect(filterOptions({ options, search: "", limit: 1 })).toEqual([options[0]])
  },
)
