import fc from "fast-check"
import { ownInputs } from "../foreign-ids/cases.ts"
import { askerOf, call } from "../foreign-ids/call.ts"
import { inputFor } from "../matrix/inputs.ts"
import { called } from "../matrix/procedures.ts"
import type { World } from "../matrix/fixtures.ts"

export const queryNames = Object.keys(called).filter((name) => called[name]?._def.type === "query")
export const mutationNames = Object.keys(called).filter((name) => called[name]?._def.type === "mutation")

/** The answer of every query, by its name and its input. */
export type Answers = Map<string, string>

/** Returns a question for each query with its smallest input, and with generated ones. */
export async function questionsOf(world: World, generated: number, seed: number) {
  const questions = await Promise.all(
    queryNames.map(async (query) => {
      const { input } = await inputFor(world, query, askerOf(query))
      const more = fc.sample(ownInputs(world, query), { numRuns: generated, seed })
      return [input, ...more].map((asked) => ({ query, input: asked }))
    }),
  )
  return questions.flat()
}

export type Question = Awaited<ReturnType<typeof questionsOf>>[number]

const keyOf = ({ query, input }: Question) => `${query} ${JSON.stringify(input)}`

/** How many questions are asked at a time: no more than the database has connections. */
const atOnce = 4

/** Asks all questions as a parent, or as an admin about the installation: the full refetch. */
export async function askAll(world: World, questions: Question[]): Promise<Answers> {
  const answers: Answers = new Map()
  const open = questions.values()
  const askInTurn = async () => {
    for (const question of open) {
      const { query: procedure, input } = question
      const { text } = await call(world, { procedure, input }, askerOf(procedure))
      answers.set(keyOf(question), text)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askInTurn))
  return answers
}

/** Returns the questions whose answer is another one. */
export function changedAnswers(questions: Question[], before: Answers, after: Answers): Question[] {
  return questions.filter((question) => before.get(keyOf(question)) !== after.get(keyOf(question)))
}
