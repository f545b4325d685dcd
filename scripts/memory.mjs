/**
 * Node's memory flags for the server. By default Node uses up to half of the machine's memory before it collects garbage thoroughly,
 * but Hearthbook needs little. With that limit it would mark the whole heap after every third of growth, which took as long as collecting young
 * objects. Measured in docs/performance.md.
 */
export const memory = ["--max-old-space-size=256", "--max-semi-space-size=16", "--heap-growing-percent=50"]
