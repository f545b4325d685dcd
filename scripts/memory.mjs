/**
 * How a server is told to use memory: Node takes half of what the machine has before it tidies up in earnest, and Hearthbook
 * needs little. Measured in docs/performance.md.
 */
export const memory = ["--max-old-space-size=256", "--max-semi-space-size=8"]
