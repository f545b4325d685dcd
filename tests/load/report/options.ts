import { parseArgs } from "node:util"
import { actions } from "../actions/actions.ts"
import { wholeActions } from "../whole/whole-actions.ts"

export type Options = {
  sizes: number[]
  postgres: string
  seconds: number
  rounds: number
  only: string | null
  requests: number
  write: boolean
  build: boolean
  calls: boolean
}

const usage = `npm run bench -- [options]
  --sizes 10,1000      numbers of families, each in a separate database
  --postgres 18        the version of Postgres; npm run test:whole -- start installs 15 to 17
  --seconds 1          how long each round of an action is
  --rounds 6           rounds of the floor and of the product, in turn
  --only dashboard     the actions with this in their name, without the memory run
  --requests 100000    calls of the memory run; 0 leaves it out
  --no-write           leaves docs/performance.md as it is
  --no-calls           only whole actions, without the calls alone and their floor
  --no-build           takes the server as it was built last`

/** Reads the command line options. Throws the usage for invalid ones. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      sizes: { type: "string", default: "10,1000" },
      postgres: { type: "string", default: "18" },
      seconds: { type: "string", default: "1" },
      rounds: { type: "string", default: "6" },
      only: { type: "string" },
      requests: { type: "string" },
      write: { type: "boolean", default: true },
      build: { type: "boolean", default: true },
      calls: { type: "boolean", default: true },
      help: { type: "boolean", default: false },
    },
  })
  const only = values.only ?? null
  const names = [...actions, ...wholeActions].map(({ name }) => name)
  if (values.help || (only && !names.some((name) => name.includes(only)))) {
    throw new Error(`${usage}\nThe actions are: ${names.join(", ")}.`)
  }
  return {
    sizes: values.sizes.split(",").map(wholeNumber),
    postgres: values.postgres,
    seconds: Number(values.seconds),
    rounds: wholeNumber(values.rounds),
    only,
    requests: wholeNumber(values.requests ?? (only || !values.calls ? "0" : "100000")),
    // A table with some actions must not replace the complete one.
    write: values.write && values.calls && !only,
    build: values.build,
    calls: values.calls,
  }
}

function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0) throw new Error(`${text} is not a number.\n${usage}`)
  return number
}
