/** Returns the client with the properties of `own` in place of its own. */
export function overlay<Client extends object, Own extends object>(client: Client, own: Own): Client & Own {
  return new Proxy(client, { get: (target, name) => Reflect.get(name in own ? own : target, name) }) as Client & Own
}
