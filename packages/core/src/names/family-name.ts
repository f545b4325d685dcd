/** A family's name within a sentence: 'the Byron family', even if it was entered as 'The Byron family' or 'My family'. */
export function familyInSentence(name: string): string {
  const bare = name.trim().replace(/^the\s+/i, "")
  return /^(?:my|our)\s/i.test(bare) ? `“${bare}”` : `the ${bare}`
}
