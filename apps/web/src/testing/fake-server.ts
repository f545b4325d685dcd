import { faults, type ErrorCode, type FieldIssue } from "@hearthbook/core/errors/errors"
import type { AppRouter } from "@hearthbook/api"
import { createTRPCClient, TRPCClientError, type Operation } from "@trpc/client"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { observable } from "@trpc/server/observable"
import { askAgainLink } from "../api/ask-again-link.ts"

type Inputs = inferRouterInputs<AppRouter>
type Outputs = inferRouterOutputs<AppRouter>

/** A procedure's path, such as 'assignments.update'. */
type Path = { [Noun in Name<Outputs>]: `${Noun}.${Name<Outputs[Noun]>}` }[Name<Outputs>]

type Name<Record> = Extract<keyof Record, string>

/** The input or output type of the procedure at a path. */
type At<Types, Procedure extends Path> = Procedure extends `${infer Noun}.${infer Verb}`
  ? Noun extends keyof Types
    ? Verb extends keyof Types[Noun]
      ? Types[Noun][Verb]
      : never
    : never
  : never

/** The server's answers by path. A function may throw a `Refusal`, or return a promise that a test resolves later. */
export type Answers = {
  [Procedure in Path]?: (input: At<Inputs, Procedure>) => At<Outputs, Procedure> | Promise<At<Outputs, Procedure>>
}

type Code = keyof typeof faults & ErrorCode

/** A refusal in the API's words. `current` is the row as it is now, for CONFLICT. */
export class Refusal extends Error {
  readonly code: Code
  readonly issues: FieldIssue[]
  readonly current: object | undefined
  constructor(code: Code, { issues = [], current }: { issues?: FieldIssue[]; current?: object } = {}) {
    super(issues.map(({ message }) => message).join(" ") || faults[code].message)
    this.code = code
    this.issues = issues
    this.current = current
  }
}

/**
 * A tRPC client whose server is a table of answers, and the calls that it has received. It ends the chain of links where HTTP would
 * begin, so that a component is tested with its real queries and mutations.
 */
export function createFakeServer(answers: Answers) {
  const calls: { path: string; input: unknown }[] = []
  let isClosed = false
  let held = 0
  const table: Record<string, ((input: never) => unknown) | undefined> = answers
  const answer = async ({ path, input }: Operation): Promise<unknown> => {
    calls.push({ path, input })
    const find = table[path]
    // A list of names has the rows of the whole list.
    const findAll = path.endsWith(".names") ? table[path.replace(/names$/, "list")] : undefined
    if (!find && !findAll) throw new Error(`The test has no answer for ${path}.`)
    return find ? find(input as never) : findAll?.({} as never)
  }
  const answerCounted = async (op: Operation): Promise<unknown> => {
    held += 1
    try {
      return await answer(op)
    } finally {
      held -= 1
    }
  }
  const client = createTRPCClient<AppRouter>({
    links: [
      askAgainLink(),
      () =>
        ({ op }) =>
          observable((observer) => {
            answerCounted(op).then(
              (data) => {
                if (isClosed) return
                observer.next({ result: { type: "data", data } })
                observer.complete()
              },
              (cause: unknown) => {
                if (!isClosed) observer.error(toClientError(cause))
              },
            )
          }),
    ],
  })
  return {
    client,
    calls,
    /** The number of calls whose answer the test still holds back. */
    countHeld: () => held,
    /** From now on no answer arrives, as the screen that asked is gone. */
    close: () => void (isClosed = true),
    callsOf: (path: Path) => calls.filter((call) => call.path === path).map(({ input }) => input),
  }
}

function toClientError(cause: unknown): TRPCClientError<AppRouter> {
  if (!(cause instanceof Refusal)) return TRPCClientError.from<AppRouter>(cause instanceof Error ? cause : new Error())
  const { message, code, issues, current } = cause
  const data = {
    httpStatus: faults[code].status,
    error: { message, code, issues, current, request_id: "request-7" },
    fieldErrors: Object.fromEntries(issues.map((issue) => [issue.field, issue.message])),
  }
  const shape = { error: { code: -32603, message, data } }
  return TRPCClientError.from<AppRouter>(shape)
}
