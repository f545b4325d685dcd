import { Prisma } from "@hearthbook/db"

/** Whether the database refused a row because there is one of that key already: somebody was quicker. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002"
}
