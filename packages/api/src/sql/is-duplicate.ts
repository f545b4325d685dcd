import { Prisma } from "@hearthbook/db"

/** True if the database rejected a row because its key already exists. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002"
}
