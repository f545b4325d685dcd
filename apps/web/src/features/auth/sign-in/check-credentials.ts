import { credentials } from "@hearthbook/api/schemas/auth"
import { schemaResolver } from "@mantine/form"

/** What is wrong with the e-mail or the password as they are typed, by field: the server's own schema says it. */
export const checkCredentials = schemaResolver(credentials, { sync: true })
