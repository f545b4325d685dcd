import { dayToDate, type Day } from "@hearthbook/core/time/days"

export type Quotation = { words: string; by: string; from?: string }

/** All in the public domain: each author died over a hundred years ago. Verses keep their line breaks. */
export const quotations: Quotation[] = [
  {
    words: "Education is an atmosphere, a discipline, a life.",
    by: "Charlotte Mason",
    from: "Parents and Children",
  },
  { words: "Children are born persons.", by: "Charlotte Mason", from: "Towards a Philosophy of Education" },
  { words: "The secret of Education lies in respecting the pupil.", by: "Ralph Waldo Emerson", from: "Education" },
  { words: "Adopt the pace of Nature. Her secret is patience.", by: "Ralph Waldo Emerson", from: "Education" },
  { words: "Nothing great was ever achieved without enthusiasm.", by: "Ralph Waldo Emerson", from: "Circles" },
  { words: "Hitch your wagon to a star.", by: "Ralph Waldo Emerson", from: "Civilization" },
  {
    words: "The only fence against the world is a thorough knowledge of it.",
    by: "John Locke",
    from: "Some Thoughts Concerning Education",
  },
  { words: "Only that day dawns to which we are awake.", by: "Henry David Thoreau", from: "Walden" },
  {
    words: "Heaven is under our feet as well as over our heads.",
    by: "Henry David Thoreau",
    from: "Walden",
  },
  { words: "There is no Frigate like a Book\nTo take us Lands away", by: "Emily Dickinson" },
  { words: "“Hope” is the thing with feathers –\nThat perches in the soul –", by: "Emily Dickinson" },
  { words: "The Child is father of the Man.", by: "William Wordsworth", from: "My heart leaps up" },
  {
    words: "Come forth into the light of things,\nLet Nature be your teacher.",
    by: "William Wordsworth",
    from: "The Tables Turned",
  },
  {
    words: "Reading maketh a full man; conference a ready man; and writing an exact man.",
    by: "Francis Bacon",
    from: "Of Studies",
  },
  {
    words: "To see a World in a Grain of Sand\nAnd a Heaven in a Wild Flower",
    by: "William Blake",
    from: "Auguries of Innocence",
  },
  {
    words: "The world is so full of a number of things,\nI’m sure we should all be as happy as kings.",
    by: "Robert Louis Stevenson",
    from: "A Child’s Garden of Verses",
  },
  {
    words: "I’m not afraid of storms, for I’m learning how to sail my ship.",
    by: "Louisa May Alcott",
    from: "Little Women",
  },
  {
    words: "Great works are performed, not by strength, but perseverance.",
    by: "Samuel Johnson",
    from: "Rasselas",
  },
  {
    words: "Still achieving, still pursuing,\nLearn to labor and to wait.",
    by: "Henry Wadsworth Longfellow",
    from: "A Psalm of Life",
  },
  {
    words: "What do we live for, if it is not to make life less difficult to each other?",
    by: "George Eliot",
    from: "Middlemarch",
  },
  {
    words: "How far that little candle throws his beams!\nSo shines a good deed in a naughty world.",
    by: "William Shakespeare",
    from: "The Merchant of Venice",
  },
  { words: "All things are ready, if our minds be so.", by: "William Shakespeare", from: "Henry V" },
  {
    words: "A little learning is a dangerous thing;\nDrink deep, or taste not the Pierian spring.",
    by: "Alexander Pope",
    from: "An Essay on Criticism",
  },
  {
    words: "If I have seen further it is by standing on the shoulders of giants.",
    by: "Isaac Newton",
    from: "a letter to Robert Hooke",
  },
  { words: "Well done is better than well said.", by: "Benjamin Franklin", from: "Poor Richard’s Almanack" },
  { words: "Little strokes fell great oaks.", by: "Benjamin Franklin", from: "Poor Richard’s Almanack" },
  {
    words: "Learning is not attained by chance, it must be sought for with ardor and attended to with diligence.",
    by: "Abigail Adams",
    from: "a letter to her son John Quincy",
  },
  {
    words: "When we try to pick out anything by itself, we find it hitched to everything else in the Universe.",
    by: "John Muir",
    from: "My First Summer in the Sierra",
  },
  {
    words: "What sculpture is to a block of marble, education is to a human soul.",
    by: "Joseph Addison",
    from: "The Spectator",
  },
  { words: "A thing of beauty is a joy for ever.", by: "John Keats", from: "Endymion" },
  { words: "Where you tend a rose, my lad,\nA thistle cannot grow.", by: "Frances Hodgson Burnett" },
  {
    words: "Ah, but a man’s reach should exceed his grasp,\nOr what’s a heaven for?",
    by: "Robert Browning",
    from: "Andrea del Sarto",
  },
]

/** The quotation of a day. All are shown before one repeats. */
export function quotationOf(day: Day): Quotation | undefined {
  const days = dayToDate(day).getTime() / 86_400_000
  return quotations[days % quotations.length]
}
