export * from "./client.ts"
export { Prisma } from "./generated/client.ts"
export type * from "./generated/client.ts"
