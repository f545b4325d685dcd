import { resource, type ResourceContent } from "./resource-content.ts"

export const graceResources = {
  khanAlgebra: resource("link", { course: "grace-algebra", provider: "khan" })`
    Khan Academy: Algebra 1
    Exercises with hints for every unit.
    https://www.khanacademy.org/math/algebra`,
  desmos: resource("link", { course: "grace-algebra" })`
    Desmos graphing calculator
    Graph a line, drag it, see the equation move.
    https://www.desmos.com/calculator`,
  phetLines: resource("link", { course: "grace-algebra", provider: "phet" })`
    PhET: Graphing Lines
    Slope and intercept by hand.
    https://phet.colorado.edu/en/simulations/graphing-lines`,
  crashBiology: resource("video", { course: "grace-biology", provider: "crashcourse" })`
    Crash Course: Biology
    Forty fast episodes for review.
    https://www.youtube.com/playlist?list=PL3EED4C1D684D3ADF`,
  openStaxBiology: resource("document", { course: "grace-biology" })`
    OpenStax: Concepts of Biology
    The textbook we read beside CK-12.
    https://openstax.org/details/books/concepts-biology`,
  bioInteractive: resource("link", { course: "grace-biology" })`
    HHMI BioInteractive
    Data, films, and case studies from real labs.
    https://www.biointeractive.org/`,
  phetSelection: resource("link", { course: "grace-biology", provider: "phet" })`
    PhET: Natural Selection
    Change the environment and count the rabbits.
    https://phet.colorado.edu/en/simulations/natural-selection`,
  crashWorld: resource("video", { course: "grace-world-history", provider: "crashcourse" })`
    Crash Course: World History
    Forty-two episodes from farming to now.
    https://www.youtube.com/playlist?list=PLBDA2E52FB1EF80C9`,
  silkRoad: resource("link", { course: "grace-world-history", provider: "smithsonian" })`
    Smithsonian Learning Lab
    Collections of objects to compare and label.
    https://learninglab.si.edu/`,
  khanWorld: resource("link", { course: "grace-world-history", provider: "khan" })`
    Khan Academy: World history
    Articles and timelines for every unit.
    https://www.khanacademy.org/humanities/world-history`,
  odysseyText: resource("document", { course: "grace-english", provider: "gutenberg" })`
    The Odyssey, translated by Samuel Butler
    The prose text for close reading.
    https://www.gutenberg.org/ebooks/1727`,
  odysseyAudio: resource("audio", { course: "grace-english", provider: "librivox" })`
    The Odyssey, read by volunteers
    Twenty-four books to listen to.
    https://librivox.org/the-odyssey-by-homer/`,
  folgerRomeo: resource("document", { course: "grace-english" })`
    Folger Shakespeare: Romeo and Juliet
    A clean text with line numbers.
    https://www.folger.edu/explore/shakespeares-works/romeo-and-juliet/`,
  owl: resource("link", { course: "grace-english" })`
    Purdue OWL: MLA style
    How to cite, with samples.
    https://owl.purdue.edu/owl/research_and_citation/mla_style/`,
  duolingoSpanish: resource("link", { course: "grace-spanish", provider: "duolingo" })`
    Duolingo: Spanish
    Daily practice, unit by unit.
    https://www.duolingo.com/course/es/en/Learn-Spanish`,
  spanishDict: resource("link", { course: "grace-spanish" })`
    SpanishDictionary.com
    Dictionary, verb tables, and sound.
    https://www.spanishdict.com/`,
  radioAmbulante: resource("audio", { course: "grace-spanish", provider: "duolingo" })`
    Duolingo Spanish Podcast
    True stories in slow Spanish.
    https://podcast.duolingo.com/spanish`,
  smarthistoryCourse: resource("video", { course: "grace-art", provider: "smarthistory" })`
    Smarthistory: Renaissance and Reformation
    Two art historians talk in front of the work.
    https://smarthistory.org/`,
  metTimeline: resource("link", { course: "grace-art" })`
    The Met: Heilbrunn Timeline of Art History
    Essays and works by place and century.
    https://www.metmuseum.org/toah/`,
  googleArts: resource("image", { course: "grace-art" })`
    Google Arts & Culture
    Paintings close enough to see the brush.
    https://artsandculture.google.com/`,
} satisfies Record<string, ResourceContent>
