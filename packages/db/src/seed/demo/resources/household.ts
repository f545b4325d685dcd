import { resource, type ResourceContent } from "./resource-content.ts"

export const householdResources = {
  homeschoolLaw: resource("link")`
    Responsible Homeschooling: state requirements
    What our state asks us to keep on file.
    https://responsiblehomeschooling.org/states/`,
  libbyApp: resource("other")`
    Libby: e-books from our library
    Borrow audiobooks with the family library card.
    https://libbyapp.com/`,
  pbsLearning: resource("video")`
    PBS LearningMedia
    Short films for every grade and subject.
    https://www.pbslearningmedia.org/`,
} satisfies Record<string, ResourceContent>
