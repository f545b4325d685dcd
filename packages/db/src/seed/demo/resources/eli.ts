import { resource, type ResourceContent } from "./resource-content.ts"

export const eliResources = {
  khanFourth: resource("link", { course: "eli-math", provider: "khan" })`
    Khan Academy: 4th grade math
    The whole year in videos and exercises.
    https://www.khanacademy.org/math/cc-fourth-grade-math`,
  phetFractions: resource("link", { course: "eli-math", provider: "phet" })`
    PhET: Fractions Intro
    Build, match, and compare fractions.
    https://phet.colorado.edu/en/simulations/fractions-intro`,
  phetArea: resource("link", { course: "eli-math", provider: "phet" })`
    PhET: Area Model Multiplication
    Break a product into partial products.
    https://phet.colorado.edu/en/simulations/area-model-multiplication`,
  willowsAudio: resource("audio", { course: "eli-reading", provider: "librivox" })`
    The Wind in the Willows, read by volunteers
    For long car rides: the whole book, free.
    https://librivox.org/the-wind-in-the-willows-by-kenneth-grahame/`,
  willowsText: resource("document", { course: "eli-reading", provider: "gutenberg" })`
    The Wind in the Willows, by Kenneth Grahame
    The text, to search and to print.
    https://www.gutenberg.org/ebooks/289`,
  secretGarden: resource("document", { course: "eli-reading", provider: "gutenberg" })`
    The Secret Garden, by Frances Hodgson Burnett
    The text we are reading now.
    https://www.gutenberg.org/ebooks/113`,
  aesop: resource("document", { course: "eli-reading", provider: "gutenberg" })`
    The Aesop for Children, pictures by Milo Winter
    One hundred and forty-six fables.
    https://www.gutenberg.org/ebooks/19994`,
  readWorks: resource("document", { course: "eli-writing" })`
    ReadWorks: articles and question sets
    Short passages for key word outlines.
    https://www.readworks.org/`,
  grammarVideo: resource("link", { course: "eli-writing", provider: "khan" })`
    Khan Academy: Grammar
    Parts of speech and punctuation in short lessons.
    https://www.khanacademy.org/humanities/grammar`,
  spacePlace: resource("link", { course: "eli-science", provider: "nasa" })`
    NASA Space Place
    Games and articles about Earth and space.
    https://spaceplace.nasa.gov/`,
  moonPhases: resource("link", { course: "eli-science", provider: "nasa" })`
    NASA: Moon phases
    See the same half-lit Moon from our side.
    https://science.nasa.gov/moon/moon-phases/`,
  quakeMap: resource("link", { course: "eli-science" })`
    USGS: Latest earthquakes
    A live map of every quake of the past days.
    https://earthquake.usgs.gov/earthquakes/map/`,
  smithsonianTour: resource("link", { course: "eli-science", provider: "smithsonian" })`
    Smithsonian Natural History: virtual tours
    Walk the fossil hall from the sofa.
    https://naturalhistory.si.edu/visit/virtual-tour`,
  historyExplorer: resource("link", { course: "eli-history", provider: "smithsonian" })`
    Smithsonian's History Explorer
    Objects and lessons from the American history museum.
    https://historyexplorer.si.edu/`,
  locClassroom: resource("document", { course: "eli-history" })`
    Library of Congress: classroom materials
    Primary sources chosen for children.
    https://www.loc.gov/programs/teachers/classroom-materials/`,
  declaration: resource("image", { course: "eli-history" })`
    National Archives: Declaration of Independence
    Pictures of the parchment and a transcript.
    https://www.archives.gov/founding-docs/declaration`,
  seterra: resource("link", { course: "eli-geography" })`
    Seterra map quizzes
    Find states, capitals, and rivers against the clock.
    https://www.geoguessr.com/quiz/seterra`,
  natGeoKids: resource("link", { course: "eli-geography", provider: "natgeo" })`
    National Geographic Kids: countries
    Facts and pictures for country studies.
    https://kids.nationalgeographic.com/geography`,
} satisfies Record<string, ResourceContent>
