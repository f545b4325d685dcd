import { credentials } from "@hearthbook/api/access/auth"
import { schemaResolver } from "@mantine/form"

/** Validates the email address and password by field, with the server's schema. Loaded lazily with zod. */
export const checkCredentials = schemaResolver(credentials, { sync: true })
